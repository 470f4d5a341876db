import { z } from 'zod'

export const nameLength = 50
export const Name = z.string().trim().min(1, 'cars.nameLength').max(nameLength, 'cars.nameLength')
/** May be empty. */
export const Line = z.string().trim().max(100, 'cars.lineLength').default('')
