import { connect } from '@guanlan/platform/web'
import { recognition } from '../contract.ts'

export const api = connect(recognition)
export const recognitionKey = 'recognition'
