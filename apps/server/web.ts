import { fileURLToPath } from 'node:url'
import { addressesOf, chargeKeys, openKeys } from '@guanlan/features/administration/api-keys/server'
import { demonstrationAccount } from '@guanlan/features/administration/demonstration/server'
import { outsideParts } from '@guanlan/features/administration/health/contract'
import { mountMcp } from '@guanlan/features/administration/mcp/server'
import { groupMemberships } from '@guanlan/features/people/members/server'
import { purviewIn, treeOf } from '@guanlan/features/people/roles/server'
import { isOurHost, openAccounts } from '@guanlan/features/people/sign-in/server'
import { deliveryHealth } from '@guanlan/features/workspace/notifications/server'
import { pipelineStrings } from '@guanlan/pipeline'
import { createApp, linkKeyOf, openCalls, openPool, openSecretBox, serve } from '@guanlan/platform/server'
import type { FastifyInstance } from 'fastify'
import { features } from './features.ts'
import { pipelineHealth } from './health.ts'
import { loggedRequest } from './log.ts'
import { mountMetrics } from './metrics/mount.ts'
import { followQuotas } from './quota-course.ts'
import { secretOf } from './secret.ts'
import { halvesOfWeb } from './web-halves.ts'
import type { WebParts } from './web-parts.ts'

const webRoot = fileURLToPath(new URL('../web/dist', import.meta.url))

/** The app, ready to listen or to be asked without a network. */
export async function openWeb(parts: WebParts): Promise<FastifyInstance> {
  const { settings, databases, version, worker, hasRoom = () => true, log } = parts
  const app = await createApp({
    phrases: { pipeline: pipelineStrings },
    logger:
      settings.logLevel === 'silent'
        ? false
        : {
            level: settings.logLevel,
            redact: ['req.headers.authorization', 'req.headers.token', 'req.headers.cookie'],
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
  const secretBox = openSecretBox(secret)
  const keys = openKeys(databases.worker, parts.listener, secretBox)
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
      folder: settings.dataDir,
      hasRoom,
      outside: [
        ...(settings.oidc ? ['issuer' as const] : []),
        ...(settings.s3 ? ['files' as const] : []),
        ...(parts.searchCluster ? ['search' as const] : []),
      ],
    })
  mountMcp(app, {
    version,
    publicUrl: settings.publicUrl,
    isKey: keys.isKey,
    authenticate: keys.authenticate,
    isOurHost: host => isOurHost(databases.worker, settings.publicUrl, host),
  })
  const halves = halvesOfWeb({
    ...parts,
    accounts,
    calls,
    secretBox,
    trustedHosts,
    waitsFor,
    processes,
    hasRoom,
    webRoot,
    onMapFault: (file, fault) => app.log.warn({ file, fault }, 'a map is not used'),
    onFault: (error, message) => app.log.error({ err: error }, message),
  })
  const endFollowing = followQuotas(databases, halves, (error, what) => app.log.error(error, what))
  app.addHook('onClose', async () => endFollowing())
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
