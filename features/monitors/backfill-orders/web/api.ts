import { connect } from '@guanlan/platform/web'
import { backfillOrders } from '../contract.ts'

export const api = connect(backfillOrders)
