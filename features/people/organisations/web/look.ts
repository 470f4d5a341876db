/** Asked by pages of links, which have no session. */
import type { Look } from '@guanlan/platform/contract'
import { connect } from '@guanlan/platform/web'
import { organisations } from '../contract.ts'

const api = connect(organisations)

export const loadLookOfLink = (token: string): Promise<Look | null> => api.lookOfLink({ params: { token } })
