import { campaignMedia } from '@guanlan/features/campaigns/campaign-media/contract'
import { connect } from '@guanlan/platform/web'
import { releases } from '../contract.ts'

export const api = connect(releases)
export const mediaApi = connect(campaignMedia)
/** All cached answers about releases begin with it. */
export const releasesKey = 'releases'
