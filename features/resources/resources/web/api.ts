import { hotLists } from '@guanlan/features/collecting/hot-lists/contract'
import { connect } from '@guanlan/platform/web'
import { resources } from '../contract.ts'

export const api = connect(resources)
export const hotApi = connect(hotLists)
export const resourcesKey = 'resources'
