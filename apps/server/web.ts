/** Role web: the calls and the built web app. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { addressesOf, chargeKeys, openKeys } from '@guanlan/features/administration/api-keys/server'
import { demonstrationAccount } from '@guanlan/features/administration/demonstration/server'
import { outsideParts, type Process } from '@guanlan/features/administration/health/contract'
import { httpAdapter, oneAtATime } from '@guanlan/features/articles/refreshing/server'
import { openMaps } from '@guanlan/features/charts/charts/server'
import { openArrivals } from '@guanlan/features/desk/article-list/server'
import { endpointTranslator } from '@guanlan/features/handling/translation/server'
import { openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { alipayOf } from '@guanlan/features/people/billing/server'
import { groupMemberships, groupsOfIssuer, keycloakGroups } from '@guanlan/features/people/members/server'
import { purviewIn, treeOf } from '@guanlan/features/people/roles/server'
import { openAccounts } from '@guanlan/features/people/sign-in/server'
import { openIncidentEvents } from '@guanlan/features/warnings/warnings/server'
import { deliveryHealth, openNoticeEvents } from '@guanlan/features/workspace/notifications/server'
import { openTaskChanges } from '@guanlan/features/workspace/tasks/server'
import {
  canonicalUrl,
  detect,
  handIn,
  itemOf,
  newsroomAdapter,
  pipelineStrings,
  readItem,
  readPage,
  readTime,
} from '@guanlan/pipeline'
import {
  Buckets,
  type CallCounts,
  createApp,
  type Databases,
  type DocumentWriter,
  type Listener,
  linkKeyOf,
  openCalls,
  openPool,
  openSecretBox,
  resultFiles,
  serve,
} from '@guanlan/platform/server'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { features, serverHalves } from './features.ts'
import type { OpenFiles } from './files.ts'
import { pipelineHealth } from './health.ts'
import type { IssuerSettings } from './issuer-settings.ts'
import { loggedRequest } from './log.ts'
import { mountMetrics } from './metrics/mount.ts'
import { readiness } from './readiness.ts'
import { secretOf } from './secret.ts'
import type { Settings } from './settings.ts'
import type { SearchCluster } from './text-index.ts'
import type { Worker } from './worker.ts'

export interface WebParts {
  settings: Settings
  version: string
  startedAt: Date
  databases: Databases
  databaseUrl: string
  listener: Listener
  files: OpenFiles
  /** The pipeline of this process, when it runs one. */
  worker: Worker | null
  /** Calls, counted together with other web processes; absent: this one counts for itself. */
  counts?: CallCounts
  /** All processes of the installation; absent: none is told of. */
  processes?: () => readonly Process[]
  /** The cluster that searches beside the database; absent or null: there is none. */
  searchCluster?: (() => Promise<SearchCluster>) | null
  /** Makes files of what is read. */
  documents: DocumentWriter
  /** Absent: there always is. */
  hasRoom?: () => boolean
  /** Absent: standard output. */
  log?: DestinationStream
  /** Hosts inside the own network whose pages may be read; absent: those of the settings. */
  trustedHosts?: ReadonlySet<string>
  /** Calls a minute that are not the usual ones, for tests that call without a pause. */
  limits?: NonNullable<Parameters<typeof createApp>[0]>['limits']
}

const webRoot = fileURLToPath(new URL('../web/dist', import.meta.url))

const groupsOf = ({ issuer, service }: IssuerSettings) =>
  service ? keycloakGroups({ issuer, ...service }) : groupsOfIssuer

/** The app, ready to listen or to be asked without a network. */
export async function openWeb(parts: WebParts): Promise<FastifyInstance> {
  const { settings, databases, version, startedAt, worker, hasRoom = () => true, log } = parts
  const app = await createApp({
    phrases: { pipeline: pipelineStrings },
    logger:
      settings.logLevel === 'silent'
        ? false
        : {
            level: settings.logLevel,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { req: loggedRequest },
            ...(log && { stream: log }),
          },
    webRoot,
    trustedProxies: settings.trustedProxies,
    limits: { key: settings.keyCallsAMinute, ...parts.limits },
    ...(parts.counts && { counts: parts.counts }),
  })
  const pool = openPool(parts.databaseUrl, 'guanlan_worker', 6)
  app.addHook('onClose', () => pool.end())

  const secret = await secretOf(settings)
  const permissionTree = treeOf(features)
  const accounts = await openAccounts(
    {
      databases,
      memberships: groupMemberships,
      pool,
      listener: parts.listener,
      secret,
      publicUrl: settings.publicUrl,
      version,
      demonstration: demonstrationAccount,
      operatorMail: settings.operatorMail,
      purviewOf: (db, requested) => purviewIn(db, permissionTree, requested),
      ...(settings.oidc && { external: settings.oidc }),
    },
    app,
  )
  await accounts.mount(app)
  const { store: files } = parts.files
  const trustedHosts = parts.trustedHosts ?? settings.trustedHosts
  const calls = openCalls(databases.appPool, { reads: databases.reads })
  const share = new Buckets(settings.articleShare)
  const sealer = openSecretBox(secret)
  const keys = openKeys(databases.worker, parts.listener, sealer)
  const waitsFor = async () => {
    const [issuer, files, cluster] = await Promise.all([
      accounts.issuerAnswers(),
      parts.files.answers(),
      parts.searchCluster?.(),
    ])
    const answers = { issuer, files, search: cluster?.answers ?? true }
    return outsideParts.filter(part => !answers[part])
  }
  const processes = parts.processes ?? (() => [])
  if (settings.metricsToken !== null)
    mountMetrics(app, settings.metricsToken, {
      version,
      pipeline: () => pipelineHealth(databases.worker, worker),
      sending: () => deliveryHealth(databases.worker),
      processes,
      calls: () => calls.gate.state(),
      pools: { calls: databases.appPool, identity: pool },
      reads: () => databases.reads?.counts() ?? null,
      waitsFor,
      outside: [
        ...(settings.oidc ? ['issuer' as const] : []),
        ...(settings.s3 ? ['files' as const] : []),
        ...(parts.searchCluster ? ['search' as const] : []),
      ],
    })
  const halves = serverHalves({
    accounts,
    addressBook: { publicUrl: settings.publicUrl },
    people: { publicUrl: settings.publicUrl, ...(settings.oidc && { groups: groupsOf(settings.oidc) }) },
    plugins: { publicUrl: settings.publicUrl },
    billing: { publicUrl: settings.publicUrl, alipay: settings.alipay ? alipayOf(settings.alipay) : null },
    registration: {
      accountsElsewhere: Boolean(settings.oidc),
      way: settings.registration,
      publicUrl: settings.publicUrl,
    },
    arrivals: openArrivals(parts.listener),
    canonicalUrl,
    charts: {
      embedPage: () => readFile(`${webRoot}/embed.html`, 'utf8').catch(() => null),
      maps: openMaps(settings.mapsDir, (file, fault) => app.log.warn({ file, fault }, 'a map is not used')),
    },
    audit: { logToken: settings.logToken },
    deliveries: {
      secretBox: sealer,
      notices: openNoticeEvents(parts.listener),
      mailIsSet: settings.mail.smtpUrl !== null,
    },
    incidentEvents: openIncidentEvents(parts.listener),
    operatorMail: settings.operatorMail,
    monitorSaves: openMonitorSaves(parts.listener),
    openApi: { callsAMinute: settings.keyCallsAMinute },
    tasks: { changes: openTaskChanges(parts.listener), files: resultFiles(files), ahead: calls.ahead },
    documents: parts.documents,
    handIn: {
      phrases: pipelineStrings,
      share: share.limit,
      handIn: handIn({ db: databases.worker, read: readItem, share }),
      readPage: url => readPage(databases.worker, url, { trustedHosts }),
      read: readItem,
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
    translator: settings.ai ? endpointTranslator(settings.ai) : null,
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
        const cluster = await parts.searchCluster?.()
        return cluster ? { there: cluster.nodes, of: cluster.of } : null
      },
      pipeline: db => pipelineHealth(db, worker),
      sending: deliveryHealth,
      folder: settings.dataDir,
      calls: () => calls.gate.state(),
      processes,
    },
  })
  serve(app, halves, {
    calls,
    system: databases.worker,
    hasRoom,
    files,
    linkKey: await linkKeyOf(databases.worker),
    authenticate: (token, request) =>
      keys.isKey(token) ? keys.authenticate(token, request) : accounts.authenticate(token),
    chargeKey: chargeKeys(
      databases.worker,
      addressesOf(() => features),
    ),
    onEnd: accounts.onEnd,
    listener: parts.listener,
    ...(accounts.deviceOf && { deviceOf: accounts.deviceOf }),
  })
  return app
}
