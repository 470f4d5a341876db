import { warnings } from '@guanlan/features/warnings/warnings/contract'
import { connect } from '@guanlan/platform/web'

export const warningApi = connect(warnings)
