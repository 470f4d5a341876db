import { connect } from '@guanlan/platform/web'
import { sensitiveWords } from '../contract.ts'

export const sensitiveWordsApi = connect(sensitiveWords)
