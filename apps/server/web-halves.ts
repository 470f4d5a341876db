/** What the features of a web process are made with. */
import { readFile } from 'node:fs/promises'
import { httpAdapter, oneAtATime } from '@guanlan/features/articles/refreshing/server'
import { openMaps } from '@guanlan/features/charts/charts/server'
import { noteEndedLink } from '@guanlan/features/crisis/crisis/server'
import { openArrivals } from '@guanlan/features/desk/article-list/server'
import { openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { alipayOf } from '@guanlan/features/people/billing/server'
import { groupsOfIssuer, keycloakGroups } from '@guanlan/features/people/members/server'
import { endpointTranscriber } from '@guanlan/features/tools/recognition/server'
import { deliveryHealth, openNoticeEvents } from '@guanlan/features/workspace/notifications/server'
import { openTaskChanges } from '@guanlan/features/workspace/tasks/server'
import {
  ArticleShare,
  canonicalUrl,
  detect,
  handIn,
  identify,
  itemOf,
  newsroomAdapter,
  pipelineStrings,
  readItem,
  readPage,
  readTime,
} from '@guanlan/pipeline'
import {
  type Calls,
  type Log,
  openOrgEvents,
  resultFiles,
  type SecretBox,
  scopeOfSlice,
} from '@guanlan/platform/server'
import { serverHalves } from './features.ts'
import { pipelineHealth } from './health.ts'
import type { IssuerSettings } from './issuer-settings.ts'
import { readiness } from './readiness.ts'
import { settingsShown } from './settings-shown.ts'
import type { WebParts } from './web-parts.ts'

type Halves = Parameters<typeof serverHalves>[0]

const groupsOf = ({ issuer, service }: IssuerSettings) =>
  service ? keycloakGroups({ issuer, ...service }) : groupsOfIssuer

/** The process's parts, and what `openWeb` made of them. */
interface Made extends WebParts {
  accounts: Halves['accounts']
  calls: Calls
  secretBox: SecretBox
  trustedHosts: ReadonlySet<string>
  waitsFor: Halves['health']['waitsFor']
  processes: NonNullable<WebParts['processes']>
  hasRoom: () => boolean
  webRoot: string
  /** A file of maps cannot be used, and why. */
  onMapFault: Parameters<typeof openMaps>[1]
  /** What goes wrong when nobody waits for an answer any more. */
  onFault: Log
}

export function halvesOfWeb(made: Made): ReturnType<typeof serverHalves> {
  const { settings, version, startedAt, databases, listener, files, worker, documents, searchCluster } = made
  const { accounts, calls, secretBox, trustedHosts, waitsFor, processes, hasRoom, webRoot, onMapFault, onFault } = made
  const share = made.share ?? new ArticleShare(settings.articleShare)
  return serverHalves({
    accounts,
    addressBook: { publicUrl: settings.publicUrl },
    people: { publicUrl: settings.publicUrl, ...(settings.oidc && { groups: groupsOf(settings.oidc) }) },
    plugins: { publicUrl: settings.publicUrl },
    webhooks: { trustedReceivers: settings.trustedReceivers },
    billing: { publicUrl: settings.publicUrl, alipay: settings.alipay ? alipayOf(settings.alipay) : null },
    registration: {
      accountsElsewhere: Boolean(settings.oidc),
      way: settings.registration,
      publicUrl: settings.publicUrl,
    },
    arrivals: openArrivals(listener),
    canonicalUrl,
    charts: {
      embedPage: () => readFile(`${webRoot}/embed.html`, 'utf8').catch(() => null),
      maps: openMaps(settings.mapsDir, onMapFault),
    },
    audit: { logToken: settings.logToken },
    deliveries: {
      secretBox: secretBox,
      notices: openNoticeEvents(listener),
      mailIsSet: settings.mail.smtpUrl !== null,
    },
    incidentEvents: openOrgEvents(listener, 'incidents'),
    crisisEvents: openOrgEvents(listener, 'crises'),
    eventChanges: openOrgEvents(listener, 'events'),
    campaignChanges: openOrgEvents(listener, 'campaigns'),
    linkEnded: noteEndedLink,
    operatorMail: settings.operatorMail,
    monitorSaves: openMonitorSaves(listener),
    openApi: { callsAMinute: settings.keyCallsAMinute },
    tasks: { changes: openTaskChanges(listener), files: resultFiles(files.store), ahead: calls.ahead },
    documents: documents,
    handIn: {
      phrases: pipelineStrings,
      share: share.limit,
      handIn: handIn({ db: databases.worker, read: readItem, identify, share }),
      readPage: url => readPage(databases.worker, url, { trustedHosts }),
      read: readItem,
      identify,
      itemOf,
      readTime,
    },
    adapters: [
      newsroomAdapter,
      ...settings.interactionAdapters.map(({ site, address }) => httpAdapter(site, address)),
    ].map(oneAtATime),
    trustedHosts,
    sources: {
      detect: (db, address) => detect(db, address, { trustedHosts }),
      readTime,
      phrases: pipelineStrings,
    },
    assistant: {
      actFor: ({ orgId, userId }, work) =>
        calls.within({ orgId, userId, isTask: true, kind: 'write' }, ({ db, limitedTo }) =>
          work(scopeOfSlice({ orgId, userId, limitedTo, db }, 'zh')),
        ),
      log: onFault,
    },
    models: { system: databases.worker, secretBox, environment: settings.ai ?? null },
    recognition: {
      transcriber: settings.speech ? endpointTranscriber(settings.speech) : null,
      cutter: settings.cutter ?? null,
    },
    system: databases.worker,
    health: {
      version,
      role: settings.role,
      startedAt,
      db: databases.worker,
      hasRoom,
      isReady: readiness(calls, databases.worker),
      waitsFor,
      searchNodes: async () => {
        const cluster = await searchCluster?.()
        return cluster ? { there: cluster.nodes, of: cluster.of } : null
      },
      pipeline: db => pipelineHealth(db, worker),
      sending: deliveryHealth,
      folder: settings.dataDir,
      settings: () => ({ list: settingsShown(process.env), unknown: [...settings.unknown] }),
      calls: () => calls.gate.state(),
      processes,
    },
  })
}
