import { connect } from '@guanlan/platform/web'
import { results } from '../contract.ts'

export const api = connect(results)
/** Of answers that are counted; they take longer than records. */
export const long = (signal: AbortSignal) => ({ signal, timeout: 'long' as const })
