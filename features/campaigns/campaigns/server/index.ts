import { refuse } from '@guanlan/platform/contract'
import { type OrgEvents, openEvents, serverHalf } from '@guanlan/platform/server'
import { campaignsFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import { fillCampaign } from './jobs.ts'
import { removeCampaigns } from './records/bin.ts'
import { sortCampaigns } from './records/order.ts'
import { getCampaign, listCampaigns } from './records/shown.ts'
import { previewOf } from './rules/preview.ts'
import { makeCampaignOf } from './saving/make-of.ts'
import { copyCampaign, createCampaign, followUndo, updateCampaign } from './saving/save.ts'
import { trackCampaign } from './saving/track.ts'

export { findableCampaigns } from './findable.ts'
export { campaignsOfMembers } from './owned-data.ts'
export { removeCampaigns } from './records/bin.ts'
export { chosenCampaigns, idsOfChosen } from './records/chosen.ts'
export { campaignRows, campaignsOfBrand, requireCampaign } from './records/rows.ts'
export { getCampaign, storedCampaign } from './records/shown.ts'
export { followCampaigns, joinCampaigns } from './rules/follow.ts'
export { campaignsNamingVocabularies } from './rules/vocabulary-user.ts'
export { createCampaign, followUndo } from './saving/save.ts'
export { trackCampaign } from './saving/track.ts'
export { campaignsWorker } from './worker.ts'

/** @param changes of all campaigns and of what belongs to them */
export const campaignsServer = (changes: OrgEvents) =>
  serverHalf({
    feature: campaignsFeature,
    words: strings,
    jobs: [fillCampaign],
    routes: {
      list: (scope, { query: { orgId, ...query } }) => {
        if (orgId !== undefined && orgId !== scope.orgId) throw refuse('missing', 'platform.missing')
        return listCampaigns(scope, query)
      },
      get: (scope, { params }) => getCampaign(scope, params.id),
      add: (scope, { body }) => createCampaign(scope, body),
      makeOf: (scope, { body }) => makeCampaignOf(scope, body),
      copy: (scope, { body }) => copyCampaign(scope, body),
      edit: (scope, { body }) => updateCampaign(scope, body),
      remove: (scope, { body }) => removeCampaigns(scope, body.idList),
      sort: (scope, { params }) => sortCampaigns(scope, params),
      track: (scope, { body }) => trackCampaign(scope, body),
      preview: (scope, { body }) => previewOf(scope, body),
      changes: async ({ orgId }, _input, { reply }) => changes.follow(orgId, openEvents(reply)),
    },
    afterUndo: { edit: followUndo, remove: followUndo, track: followUndo },
  })
