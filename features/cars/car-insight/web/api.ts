import { connect } from '@guanlan/platform/web'
import { carInsight } from '../contract.ts'

export const api = connect(carInsight)
