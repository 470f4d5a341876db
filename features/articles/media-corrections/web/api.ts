import { connect } from '@guanlan/platform/web'
import { mediaCorrections } from '../contract.ts'

export const api = connect(mediaCorrections)
