/** Settings come from the environment; every mistake gets a sentence of its own at start. All are listed in docs/operating.md. */
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { AlipaySettings } from '@guanlan/features/people/billing/server'
import { type RegistrationWay, registrationWays } from '@guanlan/features/people/registration/contract'
import type { BucketLimit, PoolSizes, S3Settings, SearchSettings } from '@guanlan/platform/server'
import { z } from 'zod'
import { databaseAddress, databaseUrlSet, databaseVariables, otherServersHaveHost } from './database-settings.ts'
import { filesIn, filesProblem, filesVariables } from './files-settings.ts'
import { type IssuerSettings, issuerIn, issuerProblem, issuerVariables } from './issuer-settings.ts'
import { address, textFile, wholeNumber } from './setting-kinds.ts'
import { unknownNames } from './setting-names.ts'

/** Alipay hands keys out as Base64 of one line, which PEM is with its frame taken off. */
const bareKey = (text: string): Buffer => Buffer.from(text.replace(/-----[^-]+-----|\s/g, ''), 'base64')
function privateKeyOf(text: string): string {
  const der = bareKey(text)
  for (const type of ['pkcs8', 'pkcs1'] as const)
    try {
      const key = createPrivateKey({ key: der, format: 'der', type })
      if (key.asymmetricKeyType === 'rsa') return key.export({ format: 'pem', type: 'pkcs1' }).toString()
    } catch {
      // The other way of writing a key is tried.
    }
  throw new Error('No RSA key')
}
const publicKeyOf = (text: string): string =>
  createPublicKey({ key: bareKey(text), format: 'der', type: 'spki' })
    .export({ format: 'pem', type: 'spki' })
    .toString()
const keyOf = (read: (text: string) => string, error: string) =>
  z.string().transform((text, context) => {
    try {
      return read(text)
    } catch {
      context.addIssue({ code: 'custom', message: error })
      return z.NEVER
    }
  })

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

/** Seconds of a share that may come at once. */
const burstSeconds = 100

const Variables = z.object({
  GUANLAN_PORT: wholeNumber('GUANLAN_PORT', 1, 65_535).default(8080),
  GUANLAN_HOST: z.string().default('127.0.0.1'),
  GUANLAN_DATA: z.string().min(1, 'GUANLAN_DATA must name a folder').default('./data'),
  GUANLAN_MAPS: z.string().optional(),
  GUANLAN_DEMO: z.enum(['on', 'off'], { error: 'GUANLAN_DEMO must be on or off' }).default('on'),
  GUANLAN_DEMO_DAYS: wholeNumber('GUANLAN_DEMO_DAYS', 1, 90).default(90),
  GUANLAN_BIN_DAYS: wholeNumber('GUANLAN_BIN_DAYS', 1, 3_650).default(30),
  GUANLAN_ROLE: z.enum(['all', 'web', 'worker'], { error: 'GUANLAN_ROLE must be all, web or worker' }).default('all'),
  GUANLAN_LOG: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: 'GUANLAN_LOG must be debug, info, warn, error or silent',
    })
    .default('warn'),
  GUANLAN_TRUST_PROXY: z
    .string()
    .transform(list => (list === 'off' ? [] : list.split(',').map(one => one.trim())))
    .refine(
      proxies => proxies.every(isAddressOrNetwork),
      'GUANLAN_TRUST_PROXY must be off, or addresses and networks of your proxies such as 10.0.0.7, 10.1.0.0/16',
    )
    .default([]),
  GUANLAN_SECRET: z.string().min(32, 'GUANLAN_SECRET must have at least 32 characters').optional(),
  GUANLAN_INTERACTION_ADAPTERS: z
    .string()
    .transform(list => list.split(',').map(one => one.trim().split(/=(.*)/s, 2)))
    .refine(
      pairs =>
        pairs.every(
          ([site = '', address = '']) =>
            /^[\w.-]+$/.test(site) && /^https?:\/\//.test(address) && URL.canParse(address),
        ),
      'GUANLAN_INTERACTION_ADAPTERS must be sites with addresses such as weibo.com=http://adapters.intern/weibo, zhihu.com=http://adapters.intern/zhihu',
    )
    .default([]),
  GUANLAN_NEWSNOW: address('GUANLAN_NEWSNOW').optional(),
  GUANLAN_DAILYHOT: address('GUANLAN_DAILYHOT').optional(),
  GUANLAN_TRUSTED_HOSTS: z
    .string()
    .transform(list => list.split(',').map(one => one.trim()))
    .refine(
      hosts => hosts.every(host => /^[\w.-]+:\d{1,5}$/.test(host)),
      'GUANLAN_TRUSTED_HOSTS must be hosts of your own network with their ports, such as rsshub.intern:1200, 10.0.0.7:80',
    )
    .default([]),
  GUANLAN_TRUSTED_RECEIVERS: z
    .string()
    .transform(list => list.split(',').map(one => one.trim()))
    .refine(
      hosts => hosts.every(host => /^[\w.-]+:\d{1,5}$/.test(host)),
      'GUANLAN_TRUSTED_RECEIVERS must be hosts of your own network with their ports, such as alerts.intern:8443',
    )
    .default([]),
  GUANLAN_PROXY: z
    .string()
    .transform(list => list.split(',').map(one => /^(?:([\w.-]+)=)?(.+)$/.exec(one.trim()) ?? []))
    .refine(
      routes =>
        routes.every(
          ([, host, way = '']) => (host && way === 'direct') || (/^https?:\/\//.test(way) && URL.canParse(way)),
        ),
      'GUANLAN_PROXY must be a proxy such as http://proxy.intern:3128, or hosts with theirs such as example.com=http://proxy.intern:3128, example.org=direct',
    )
    .default([]),
  GUANLAN_CHROMIUM: z.string().min(1, 'GUANLAN_CHROMIUM must name a program').optional(),
  GUANLAN_AI_URL: address('GUANLAN_AI_URL').optional(),
  GUANLAN_AI_MODEL: z.string().min(1, 'GUANLAN_AI_MODEL must not be empty').max(200).optional(),
  GUANLAN_AI_KEY: z.string().min(1, 'GUANLAN_AI_KEY must not be empty').optional(),
  GUANLAN_ASR_URL: address('GUANLAN_ASR_URL').optional(),
  GUANLAN_ASR_MODEL: z.string().min(1, 'GUANLAN_ASR_MODEL must not be empty').max(200).optional(),
  GUANLAN_ASR_KEY: z.string().min(1, 'GUANLAN_ASR_KEY must not be empty').optional(),
  GUANLAN_FFMPEG: z.string().min(1, 'GUANLAN_FFMPEG must name a program').optional(),
  GUANLAN_ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{1,32}$/, 'GUANLAN_ALIPAY_APP_ID must be the number of an application')
    .optional(),
  GUANLAN_ALIPAY_SELLER: z
    .string()
    .regex(/^\d{1,32}$/, 'GUANLAN_ALIPAY_SELLER must be the number (PID) of who is paid')
    .optional(),
  GUANLAN_ALIPAY_PRIVATE_KEY: keyOf(
    privateKeyOf,
    'GUANLAN_ALIPAY_PRIVATE_KEY must be the RSA key of the application, in Base64 or PEM',
  ).optional(),
  GUANLAN_ALIPAY_PUBLIC_KEY: keyOf(
    publicKeyOf,
    "GUANLAN_ALIPAY_PUBLIC_KEY must be Alipay's public key, in Base64 or PEM",
  ).optional(),
  GUANLAN_ALIPAY_GATEWAY: address('GUANLAN_ALIPAY_GATEWAY').default('https://openapi.alipay.com/gateway.do'),
  ...databaseVariables,
  PUBLIC_URL: address('PUBLIC_URL')
    .refine(
      url => URL.parse(url)?.origin === url,
      'PUBLIC_URL must have no path: Guanlan is served at the root of a host of its own, such as https://guanlan.example.com',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      url => /^smtps?:$/.test(URL.parse(url)?.protocol ?? ''),
      'SMTP_URL must be an address such as smtps://user:password@mail.example.com',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]*<[^@<>\s]+@[\w.-]+>|[^@<>\s]+@[\w.-]+)$/,
      'MAIL_FROM must be a sender such as 观澜 <alerts@example.com>',
    )
    .optional(),
  GUANLAN_OPERATOR_MAIL: z.email('GUANLAN_OPERATOR_MAIL must be an address such as service@example.com').optional(),
  GUANLAN_REGISTRATION: z
    .enum(registrationWays, { error: 'GUANLAN_REGISTRATION must be open, approval or closed' })
    .default('approval'),
  GUANLAN_LOG_TOKEN: z.string().min(16, 'GUANLAN_LOG_TOKEN has at least 16 characters').max(200).optional(),
  GUANLAN_METRICS_TOKEN: z.string().min(16, 'GUANLAN_METRICS_TOKEN has at least 16 characters').max(200).optional(),
  GUANLAN_KEY_CALLS: wholeNumber('GUANLAN_KEY_CALLS', 1, 1_000_000).default(6_000),
  GUANLAN_ARTICLE_RATE: wholeNumber('GUANLAN_ARTICLE_RATE', 10, 1_000_000).default(200),
  OPENSEARCH_URL: z
    .string()
    .transform(list => list.split(',').map(one => URL.parse(one.trim())))
    .refine(
      nodes => nodes.every(node => node !== null && /^https?:$/.test(node.protocol)),
      'OPENSEARCH_URL must be nodes of OpenSearch such as https://guanlan:password@search1.intern:9200, https://search2.intern:9200',
    )
    .optional(),
  OPENSEARCH_CA: textFile('OPENSEARCH_CA').optional(),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(
      /^[a-z][a-z0-9-]{0,40}$/,
      'OPENSEARCH_PREFIX must be up to 41 small letters, digits and hyphens, such as guanlan',
    )
    .default('guanlan'),
  GUANLAN_TEXT_INDEX: z
    .enum(['database', 'opensearch'], { error: 'GUANLAN_TEXT_INDEX must be database or opensearch' })
    .default('database'),
  ...issuerVariables,
  ...filesVariables,
})

const Environment = Variables.superRefine((env, context) => {
  for (const message of [issuerProblem(env), filesProblem(env)])
    if (message) context.addIssue({ code: 'custom', message })
})
  .refine(databaseUrlSet, {
    error: 'DATABASE_CA, DATABASE_PASSWORD_FILE, DATABASE_STANDBYS and DATABASE_READ_SERVER need DATABASE_URL',
  })
  .refine(otherServersHaveHost, { error: 'DATABASE_STANDBYS and DATABASE_READ_SERVER need a DATABASE_URL with a host' })
  .refine(env => env.GUANLAN_TEXT_INDEX === 'database' || env.OPENSEARCH_URL !== undefined, {
    error:
      'GUANLAN_TEXT_INDEX=opensearch needs OPENSEARCH_URL: the database keeps no texts to search by then, and nobody else would find any article',
  })
  .refine(env => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    error: 'SMTP_URL needs MAIL_FROM: the sender that mails are from',
  })
  .refine(
    env =>
      [env.GUANLAN_ALIPAY_SELLER, env.GUANLAN_ALIPAY_PRIVATE_KEY, env.GUANLAN_ALIPAY_PUBLIC_KEY].every(
        one => (one === undefined) === (env.GUANLAN_ALIPAY_APP_ID === undefined),
      ),
    {
      error:
        'GUANLAN_ALIPAY_APP_ID, GUANLAN_ALIPAY_SELLER, GUANLAN_ALIPAY_PRIVATE_KEY and GUANLAN_ALIPAY_PUBLIC_KEY are set together: without one of them nobody can pay',
    },
  )
  .refine(env => (env.GUANLAN_AI_URL === undefined) === (env.GUANLAN_AI_MODEL === undefined), {
    error: 'GUANLAN_AI_URL and GUANLAN_AI_MODEL are set together: an endpoint, and the model that it is asked for',
  })
  .refine(env => (env.GUANLAN_ASR_URL === undefined) === (env.GUANLAN_ASR_MODEL === undefined), {
    error: 'GUANLAN_ASR_URL and GUANLAN_ASR_MODEL are set together: an endpoint, and the model that it is asked for',
  })

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Maps of regions, if the operator has any. */
  mapsDir: string
  demonstration: boolean
  /** History of the demonstration newsroom. */
  demonstrationDays: number
  /** After so many days articles in a recycle bin are gone for good. */
  binDays: number
  role: 'all' | 'web' | 'worker'
  /** Variables that look like settings of ours and are none. */
  unknown: readonly string[]
  logLevel: string
  /** Addresses and networks of proxies whose `X-Forwarded-…` is believed. */
  trustedProxies: readonly string[]
  /** Sites and the services that tell the counts of their articles. */
  interactionAdapters: readonly { site: string; address: string }[]
  /** Own instances that are asked for hot lists. */
  hotInstances: { newsnow?: string; dailyhot?: string }
  /** Hosts inside the own network that may be collected from, as `host:port`. */
  trustedHosts: ReadonlySet<string>
  /** Hosts inside the own network that webhooks and robots may write to, as `host:port`. */
  trustedReceivers: ReadonlySet<string>
  /** Who mails are from, and the server that takes them; null: none, and no mail leaves. */
  /** With which Prometheus reads the metrics; null: there are none. */
  metricsToken: string | null
  /** With which other programs write into the record; null: none may. */
  logToken: string | null
  mail: { smtpUrl: string | null; from: string }
  /** Calls a minute of one key of the open interface. */
  keyCallsAMinute: number
  /** Articles that one organisation may hand in, in each web process. */
  articleShare: BucketLimit
  /** Whether strangers may register. */
  registration: RegistrationWay
  /** Where organisations reach the operator; null: nowhere. */
  operatorMail: string | null
  /** By whom hosts are reached; what has no row is asked directly. */
  proxies: ReadonlyMap<string, URL | null>
  /** Where Chromium is, which prints documents; absent: where it usually is. */
  chromium: string | undefined
  /** What is asked for translations, as OpenAI's interface is asked; absent: nothing is. */
  ai: { url: string; model: string; key?: string } | undefined
  /** Recognises speech; undefined: nobody is set. */
  speech: { url: string; model: string; key?: string } | undefined
  /** A program that cuts recordings. */
  cutter: string | undefined
  /** Orders may be paid by it; absent: they are not. */
  alipay: AlipaySettings | undefined
  /** Without it one is kept in the data folder. */
  secret: string | undefined
  databaseUrl: string | undefined
  /** Servers that may take over from that of `databaseUrl`. */
  standbys: readonly string[]
  /** As `host` or `host:port`. */
  readServer: string | null
  /** Most connections of this process: for calls, and for the pipeline, jobs and identity. */
  connections: PoolSizes
  /** Milliseconds after which a call is told that the database is away. */
  patienceMs: number
  publicUrl: string
  oidc: IssuerSettings | undefined
  /** Where files are kept; absent: in the data folder. */
  s3: S3Settings | undefined
  /** An index of texts beside the database; absent: the database searches. `prefix`: what the names of indices begin with. `alone`: the database keeps no index of texts. */
  openSearch: (SearchSettings & { prefix: string; alone: boolean }) | undefined
}

const endpointOf = (url: string | undefined, model: string | undefined, key: string | undefined) =>
  url && model ? { url, model, ...(key && { key }) } : undefined

export const settingNames = Object.keys(Variables.shape)

/** What holds where a setting is not set, as one would write it; empty: nothing. */
export function unsetValue(name: string): string {
  const read = Variables.shape[name as keyof typeof Variables.shape].safeParse(undefined)
  return read.success && read.data !== undefined ? String(read.data) : ''
}

/** Throws an Error whose message is one sentence a mistake. An empty variable counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(present)
  const { misspelt, others } = unknownNames(Object.keys(present), settingNames)
  const problems = [
    ...misspelt.map(({ name, nearest }) => `${name} is no setting. ${nearest} is one: was that meant?`),
    ...(read.success ? [] : read.error.issues.map(issue => issue.message)),
  ]
  if (!read.success || problems.length > 0) throw new Error(problems.join('\n'))
  const env = read.data
  return {
    port: env.GUANLAN_PORT,
    host: env.GUANLAN_HOST,
    dataDir: resolve(env.GUANLAN_DATA),
    mapsDir: resolve(env.GUANLAN_MAPS ?? `${env.GUANLAN_DATA}/maps`),
    demonstration: env.GUANLAN_DEMO === 'on',
    binDays: env.GUANLAN_BIN_DAYS,
    demonstrationDays: env.GUANLAN_DEMO === 'on' ? env.GUANLAN_DEMO_DAYS : 0,
    role: env.GUANLAN_ROLE,
    unknown: others,
    logLevel: env.GUANLAN_LOG,
    trustedHosts: new Set(env.GUANLAN_TRUSTED_HOSTS),
    proxies: new Map(
      env.GUANLAN_PROXY.map(([, host = '', way = '']) => [host.toLowerCase(), way === 'direct' ? null : new URL(way)]),
    ),
    logToken: env.GUANLAN_LOG_TOKEN ?? null,
    metricsToken: env.GUANLAN_METRICS_TOKEN ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? 'Guanlan <guanlan@localhost>' },
    keyCallsAMinute: env.GUANLAN_KEY_CALLS,
    articleShare: { perSecond: env.GUANLAN_ARTICLE_RATE, burst: env.GUANLAN_ARTICLE_RATE * burstSeconds },
    registration: env.GUANLAN_REGISTRATION,
    operatorMail: env.GUANLAN_OPERATOR_MAIL ?? null,
    trustedReceivers: new Set(env.GUANLAN_TRUSTED_RECEIVERS),
    interactionAdapters: env.GUANLAN_INTERACTION_ADAPTERS.map(([site = '', address = '']) => ({ site, address })),
    hotInstances: {
      ...(env.GUANLAN_NEWSNOW && { newsnow: env.GUANLAN_NEWSNOW }),
      ...(env.GUANLAN_DAILYHOT && { dailyhot: env.GUANLAN_DAILYHOT }),
    },
    trustedProxies: env.GUANLAN_TRUST_PROXY,
    secret: env.GUANLAN_SECRET,
    chromium: env.GUANLAN_CHROMIUM,
    ai: endpointOf(env.GUANLAN_AI_URL, env.GUANLAN_AI_MODEL, env.GUANLAN_AI_KEY),
    speech: endpointOf(env.GUANLAN_ASR_URL, env.GUANLAN_ASR_MODEL, env.GUANLAN_ASR_KEY),
    cutter: env.GUANLAN_FFMPEG,
    alipay: alipayIn(env),
    databaseUrl: databaseAddress(env),
    standbys: env.DATABASE_STANDBYS,
    readServer: env.DATABASE_READ_SERVER ?? null,
    connections: { app: env.DATABASE_CALL_CONNECTIONS, worker: env.DATABASE_WORK_CONNECTIONS },
    patienceMs: env.DATABASE_PATIENCE,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.GUANLAN_PORT}`,
    oidc: issuerIn(env),
    s3: filesIn(env),
    openSearch: openSearchIn(env),
  }
}

const alipayIn = (env: z.infer<typeof Environment>): AlipaySettings | undefined =>
  env.GUANLAN_ALIPAY_APP_ID &&
  env.GUANLAN_ALIPAY_SELLER &&
  env.GUANLAN_ALIPAY_PRIVATE_KEY &&
  env.GUANLAN_ALIPAY_PUBLIC_KEY
    ? {
        appId: env.GUANLAN_ALIPAY_APP_ID,
        seller: env.GUANLAN_ALIPAY_SELLER,
        privateKey: env.GUANLAN_ALIPAY_PRIVATE_KEY,
        publicKey: env.GUANLAN_ALIPAY_PUBLIC_KEY,
        gateway: env.GUANLAN_ALIPAY_GATEWAY,
      }
    : undefined

/** The first node that names somebody says who we are at all of them. */
function openSearchIn(env: z.infer<typeof Environment>): Settings['openSearch'] {
  if (!env.OPENSEARCH_URL) return undefined
  const nodes = env.OPENSEARCH_URL.filter(node => node !== null)
  const named = nodes.find(node => node.username)
  return {
    nodes: nodes.map(node => `${node.protocol}//${node.host}${node.pathname.replace(/\/$/, '')}`),
    ...(named && { username: decodeURIComponent(named.username), password: decodeURIComponent(named.password) }),
    ...(env.OPENSEARCH_CA && { ca: env.OPENSEARCH_CA.text }),
    prefix: env.OPENSEARCH_PREFIX,
    alone: env.GUANLAN_TEXT_INDEX === 'opensearch',
  }
}
