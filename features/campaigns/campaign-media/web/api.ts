import { connect } from '@guanlan/platform/web'
import { campaignMedia } from '../contract.ts'

export const api = connect(campaignMedia)
/** All cached answers about media of campaigns begin with it. */
export const mediaKey = 'campaignMedia'
