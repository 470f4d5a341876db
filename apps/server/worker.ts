/** Role worker: the pipeline, and what it does for each feature: long work, schedules, and what goes on as long as the process. */
import type { TextIndexes } from '@guanlan/features/articles/articles/server/search'
import { makeMonthsAhead } from '@guanlan/features/articles/articles/server/storing'
import { followBrandLibrary } from '@guanlan/features/articles/brand-library/server'
import type { InteractionAdapter } from '@guanlan/features/articles/refreshing/server'
import { followOwnAnalyses } from '@guanlan/features/articles/vocabularies/server'
import { openByRules } from '@guanlan/features/crisis/crisis/server'
import type { EndpointAddress } from '@guanlan/features/handling/models/server'
import { stopDeadAddress } from '@guanlan/features/people/address-book/server'
import type { RecognitionParts } from '@guanlan/features/tools/recognition/server'
import type { SendingParts } from '@guanlan/features/workspace/notifications/server'
import {
  ADDRESS_VERSION,
  accept,
  askNextBoard,
  beginVisit,
  canonicalUrl,
  detect,
  type Flow,
  type Instances,
  identify,
  itemOf,
  lastVisit,
  outbreaksBefore,
  pipelineStrings,
  pipelineWorker,
  playBoards,
  publishNext,
  publishVisit,
  readItem,
  readTime,
  renewedAddress,
  startFlow,
  waiting,
} from '@guanlan/pipeline'
import {
  type Databases,
  type DocumentWriter,
  type FileStore,
  type Listener,
  type Log,
  linkKeyOf,
  openCalls,
  openDocuments,
  platformWorker,
  type SecretBox,
  scopeOfSlice,
  startHalves,
} from '@guanlan/platform/server'
import { workerHalves } from './features.ts'

export interface Worker {
  flow: Flow
  stop(): Promise<void>
}

export interface WorkerParts {
  databases: Databases
  databaseUrl: string
  files: FileStore
  listener: Listener
  /** History of the newsroom; 0 leaves it silent. */
  demonstrationDays: number
  /** After so many days articles in a recycle bin are gone for good; absent: 30. */
  binDays?: number
  /** Where the matching process keeps its rules between two starts. */
  rulesFile?: string
  /** Who tells what sites do with articles. */
  adapters?: readonly InteractionAdapter[]
  /** The model of the environment; absent: none is set there. */
  model?: EndpointAddress | null
  /** What recognises speech and cuts recordings; absent: nothing is set. */
  recognition?: RecognitionParts
  /** Own instances that are asked for hot lists, by kind. */
  hotInstances?: Instances
  /** Indexes of texts beside the database; absent: there are none. */
  texts?: TextIndexes | null
  /** Hosts inside the own network that may be collected from; absent: none. */
  trustedHosts?: ReadonlySet<string>
  /** Opens what channels of organisations are opened with. */
  secretBox: SecretBox
  /** Hosts inside the own network that webhooks may write to; absent: none. */
  trustedReceivers?: ReadonlySet<string>
  /** Absent: no mail leaves. */
  mail?: SendingParts['mail']
  /** Under which people reach the product: links of messages lead there. */
  origin?: string
  /** Makes files of documents; absent: those that need no Chromium. */
  documents?: DocumentWriter
  /** Nothing is collected or stored while it is false; absent: there always is. */
  hasRoom?: () => boolean
  log: Log
}

export async function startWorker({
  databases,
  rulesFile,
  binDays = 30,
  model = null,
  recognition = { transcriber: null, cutter: null },
  adapters = [],
  hotInstances = {},
  texts = null,
  trustedHosts = new Set(),
  secretBox,
  trustedReceivers = new Set(),
  mail = { smtpUrl: null, from: 'Guanlan <guanlan@localhost>' },
  origin: publicUrl = 'http://localhost',
  documents = openDocuments(null),
  hasRoom = () => true,
  demonstrationDays,
  ...parts
}: WorkerParts): Promise<Worker> {
  const { worker: db } = databases
  const { listener, log } = parts
  await makeMonthsAhead(db)
  const names = followBrandLibrary()
  const analyses = followOwnAnalyses()
  const calls = openCalls(databases.appPool, { reads: databases.reads })
  const flow = startFlow(db, listener, log, {
    names,
    analyses,
    hasRoom,
    calls: calls.gate,
    ...(rulesFile !== undefined && { rulesFile }),
  })
  const linkKey = await linkKeyOf(db)
  const halves = workerHalves({
    adapters,
    addresses: { version: ADDRESS_VERSION, renewed: renewedAddress },
    analyses,
    askNextBoard,
    binDays,
    canonicalUrl,
    demonstrationDays,
    documents,
    hotInstances,
    incidentListeners: [openByRules],
    links: { publicUrl, linkKey },
    names,
    playBoards,
    outbreaksBefore,
    publishNext,
    sending: { trustedReceivers, mail, secretBox, publicUrl, linkKey, onDeadAddress: stopDeadAddress },
    sources: { detect: (system, address) => detect(system, address, { trustedHosts }), readTime },
    system: db,
    texts,
    models: { system: db, secretBox, environment: model },
    recognition,
    webhooks: {
      actFor: ({ orgId, userId }, work) =>
        calls.within({ orgId, userId, isTask: true, kind: 'write' }, ({ db, limitedTo }) =>
          work(scopeOfSlice({ orgId, userId, limitedTo, db }, 'zh')),
        ),
    },
    visits: { beginVisit, lastVisit, publishVisit },
    uploads: { read: readItem, identify, itemOf, readTime, phrases: pipelineStrings, accept, waiting },
  })
  const running = await startHalves([platformWorker, pipelineWorker, ...halves], {
    ...parts,
    db,
    calls,
    hasRoom,
    trustedHosts,
  })
  return { flow, stop: async () => void (await Promise.all([flow.stop(), running.stop()])) }
}
