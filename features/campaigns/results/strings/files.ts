/** Words of reports and clipping books, which only the server writes: no screen loads them. */
import { phrases } from '@guanlan/platform/contract'
import { bookWords } from './book.ts'
import { reportWords } from './report.ts'

export const fileStrings = phrases({ ...reportWords, ...bookWords })
