import { toast } from './toasts.ts'

/** Why an act was refused, where no field of a form can say it. */
export const toastError = (error: unknown) => toast({ text: (error as Error).message, tone: 'warning' })
