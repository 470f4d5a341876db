import { campaignMediaFeature } from '@guanlan/features/campaigns/campaign-media/contract'
import { campaignMediaServer, campaignMediaWorker } from '@guanlan/features/campaigns/campaign-media/server'
import { campaignsFeature } from '@guanlan/features/campaigns/campaigns/contract'
import { campaignsServer, campaignsWorker } from '@guanlan/features/campaigns/campaigns/server'
import { offlinePiecesFeature } from '@guanlan/features/campaigns/offline-pieces/contract'
import { offlinePiecesServer } from '@guanlan/features/campaigns/offline-pieces/server'
import { piecesFeature } from '@guanlan/features/campaigns/pieces/contract'
import { piecesServer, piecesWorker } from '@guanlan/features/campaigns/pieces/server'
import { releasesFeature } from '@guanlan/features/campaigns/releases/contract'
import { releasesServer } from '@guanlan/features/campaigns/releases/server'
import { resultsFeature } from '@guanlan/features/campaigns/results/contract'
import { resultsServer, resultsWorker } from '@guanlan/features/campaigns/results/server'
import { workbenchFeature } from '@guanlan/features/campaigns/workbench/contract'
import { workbenchServer, workbenchWorker } from '@guanlan/features/campaigns/workbench/server'
import type { Area, DocumentWriter, OrgEvents } from '@guanlan/platform/server'

export interface CampaignsParts {
  /** Of all that changes in campaigns, and in what belongs to them. */
  campaignChanges: OrgEvents
}

export interface CampaignsWork {
  /** Makes files of clipping books. */
  documents: DocumentWriter
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const campaigns: Area<CampaignsParts, CampaignsWork> = [
  [campaignsFeature, ({ campaignChanges }) => campaignsServer(campaignChanges), campaignsWorker],
  [campaignMediaFeature, campaignMediaServer, campaignMediaWorker],
  [releasesFeature, releasesServer],
  [piecesFeature, piecesServer, piecesWorker],
  [offlinePiecesFeature, offlinePiecesServer],
  [resultsFeature, resultsServer, ({ documents }) => resultsWorker(documents)],
  [workbenchFeature, workbenchServer, workbenchWorker],
]
