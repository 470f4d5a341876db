// A mistake in a setting stops the start with a sentence, before anything listens.
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'

test.each([
  [{}, []],
  [{ GUANLAN_TRUST_PROXY: '' }, []],
  [{ GUANLAN_TRUST_PROXY: 'off' }, []],
  [{ GUANLAN_TRUST_PROXY: '10.0.0.7, 10.1.0.0/16,2001:db8::/32' }, ['10.0.0.7', '10.1.0.0/16', '2001:db8::/32']],
])('of %o, the proxies that are believed are %o', (environment, proxies) => {
  expect(readSettings(environment).trustedProxies).toEqual(proxies)
})

// `on` would believe whoever connects, and with it any address that a stranger writes into a header.
test.each(['on', 'true', 'proxy.local', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.7/', '10.0.0.7,'])(
  'the proxies %s are refused',
  text => {
    expect(() => readSettings({ GUANLAN_TRUST_PROXY: text })).toThrow('GUANLAN_TRUST_PROXY must be off, or addresses')
  },
)

test('proxies: one for everything, others for single hosts, or none', () => {
  const { proxies } = readSettings({
    GUANLAN_PROXY: 'http://who:x@proxy.intern:3128, Example.com=https://other.intern, example.org=direct',
  })
  expect([...proxies].map(([host, proxy]) => [host, proxy?.href ?? null])).toEqual([
    ['', 'http://who:x@proxy.intern:3128/'],
    ['example.com', 'https://other.intern/'],
    ['example.org', null],
  ])
  expect(readSettings({}).proxies.size).toBe(0)
  for (const faulty of ['direct', 'socks5://a:1', 'a.example', 'http://', 'a=b=c'])
    expect(() => readSettings({ GUANLAN_PROXY: faulty }), faulty).toThrow('GUANLAN_PROXY must be a proxy such as')
})

test('a translation service is an address and a model together', () => {
  const set = { GUANLAN_AI_URL: 'http://models.intern/v1/', GUANLAN_AI_MODEL: 'local' }
  expect(readSettings(set).ai).toEqual({ url: 'http://models.intern/v1', model: 'local' })
  expect(readSettings({}).ai).toBeUndefined()
  expect(() => readSettings({ GUANLAN_AI_URL: 'http://models.intern/v1' })).toThrow('are set together')
  expect(() => readSettings({ ...set, GUANLAN_AI_URL: 'models.intern' })).toThrow('GUANLAN_AI_URL must be an address')
})

test('Alipay has all four of its settings, with keys in Base64 as Alipay hands them out', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const set = {
    GUANLAN_ALIPAY_APP_ID: '2021000000000001',
    GUANLAN_ALIPAY_SELLER: '2088000000000001',
    GUANLAN_ALIPAY_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    GUANLAN_ALIPAY_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
  expect(readSettings({}).alipay).toBeUndefined()
  expect(readSettings(set).alipay).toMatchObject({
    seller: '2088000000000001',
    gateway: 'https://openapi.alipay.com/gateway.do',
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs1' }),
    publicKey: publicKey.export({ format: 'pem', type: 'spki' }),
  })
  expect(() => readSettings({ ...set, GUANLAN_ALIPAY_SELLER: '' })).toThrow('are set together')
  expect(() => readSettings({ ...set, GUANLAN_ALIPAY_PRIVATE_KEY: 'not a key' })).toThrow(
    'the RSA key of the application',
  )
})

test('OpenSearch: several nodes, who we are at them, and whom we trust', () => {
  expect(readSettings({}).openSearch).toBeUndefined()
  const set = { OPENSEARCH_URL: 'https://guan%40lan:p%3Aw@search1.intern:9200/, http://search2.intern:9200' }
  expect(readSettings(set).openSearch).toEqual({
    nodes: ['https://search1.intern:9200', 'http://search2.intern:9200'],
    username: 'guan@lan',
    password: 'p:w',
    prefix: 'guanlan',
    alone: false,
  })
  const place = (index: string) => readSettings({ ...set, GUANLAN_TEXT_INDEX: index }).openSearch?.alone
  expect([place('database'), place('opensearch')]).toEqual([false, true])
  expect(() => place('lucene')).toThrow('GUANLAN_TEXT_INDEX must be database or opensearch')
  expect(() => readSettings({ GUANLAN_TEXT_INDEX: 'opensearch' })).toThrow('needs OPENSEARCH_URL')
  expect(() => readSettings({ OPENSEARCH_URL: 'search1.intern:9200' })).toThrow('OPENSEARCH_URL must be nodes')
  expect(() => readSettings({ ...set, OPENSEARCH_PREFIX: 'Guan lan' })).toThrow('OPENSEARCH_PREFIX must be')
  expect(() => readSettings({ ...set, OPENSEARCH_CA: '/nowhere/ca.pem' })).toThrow('OPENSEARCH_CA must be a file')
})

test('an outside database: a CA, a password in a file, and how many connections', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-settings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [ca, password] = [join(folder, 'ca.pem'), join(folder, 'password')]
  await writeFile(ca, 'certificates')
  await writeFile(password, 'p@ss/wörd\n')
  const { databaseUrl, connections } = readSettings({
    DATABASE_URL: 'postgres://guanlan@db.intern/guanlan',
    DATABASE_CA: ca,
    DATABASE_PASSWORD_FILE: password,
    DATABASE_CALL_CONNECTIONS: '20',
  })
  const url = new URL(databaseUrl ?? '')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    password: 'p@ss/wörd',
    sslmode: 'verify-full',
    sslrootcert: ca,
  })
  expect(connections).toEqual({ app: 20, worker: 8 })

  const set = { DATABASE_URL: 'postgres://guanlan@db.intern/guanlan' }
  expect(() => readSettings({ ...set, DATABASE_PASSWORD_FILE: folder })).toThrow(
    'DATABASE_PASSWORD_FILE must be a file',
  )
  expect(() => readSettings({ ...set, DATABASE_CA: '/nowhere/ca.pem' })).toThrow('DATABASE_CA must be a file')
  expect(() => readSettings({ DATABASE_CA: ca })).toThrow('need DATABASE_URL')
  expect(() => readSettings({ DATABASE_STANDBYS: 'db2.intern' })).toThrow('need DATABASE_URL')
  expect(readSettings({ ...set, DATABASE_STANDBYS: 'db2.intern:5433, db3.intern' }).standbys).toEqual([
    'db2.intern:5433',
    'db3.intern',
  ])
  for (const wrong of ['postgres://db2.intern', 'db2.intern/guanlan', 'o:p@db2.intern', 'db2.intern:port'])
    expect(() => readSettings({ ...set, DATABASE_STANDBYS: wrong })).toThrow('DATABASE_STANDBYS must be servers')
  expect(() =>
    readSettings({ DATABASE_URL: 'postgres:///guanlan?host=/run/postgresql', DATABASE_STANDBYS: 'db2' }),
  ).toThrow('need a DATABASE_URL with a host')
  expect(readSettings({ ...set, DATABASE_READ_SERVER: 'db2.intern' }).readServer).toBe('db2.intern')
  expect(readSettings(set).readServer).toBeNull()
  expect(() => readSettings({ ...set, DATABASE_READ_SERVER: 'o:p@db2' })).toThrow(
    'DATABASE_READ_SERVER must be a server',
  )
  expect(() => readSettings({ DATABASE_READ_SERVER: 'db2' })).toThrow('need DATABASE_URL')
  expect(() => readSettings({ ...set, DATABASE_WORK_CONNECTIONS: '1' })).toThrow('must be a number from 2 to 500')
  expect(() => readSettings({ DATABASE_URL: 'postgres://o:p@db1:5432,db2:5432/guanlan' })).toThrow(
    'must be one address',
  )
})

test('the service account of the issuer needs a Keycloak, and has one secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-settings-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'secret')
  await writeFile(file, 'of the service\n')
  const OIDC_ISSUER = 'https://id.example.com/realms/guanlan'
  expect(readSettings({ OIDC_ISSUER }).oidc).toEqual({ issuer: OIDC_ISSUER })
  expect(readSettings({ OIDC_ISSUER, OIDC_SERVICE_SECRET_FILE: file }).oidc).toEqual({
    issuer: OIDC_ISSUER,
    service: { clientId: 'guanlan-service', secret: 'of the service' },
  })
  const both = { OIDC_ISSUER, OIDC_SERVICE_SECRET: 'x', OIDC_SERVICE_SECRET_FILE: file }
  expect(() => readSettings(both)).toThrow('say the same: set one of them')
  for (const issuer of [undefined, 'https://id.example.com', 'https://id.example.com/realms/'])
    expect(() => readSettings({ OIDC_SERVICE_SECRET: 'x', ...(issuer && { OIDC_ISSUER: issuer }) })).toThrow(
      'OIDC_SERVICE_SECRET needs a Keycloak as OIDC_ISSUER',
    )
})

test('a bucket is an address with a key, and one secret', () => {
  const S3_URL = 'https://lin@s3.intern:9000/press/guanlan/files'
  expect(readSettings({ S3_URL, S3_SECRET: 'x' }).s3).toEqual({
    endpoint: 'https://s3.intern:9000',
    region: 'us-east-1',
    bucket: 'press',
    prefix: 'guanlan/files/',
    accessKey: 'lin',
    secret: 'x',
  })
  expect(readSettings({}).s3).toBeUndefined()
  for (const faulty of [
    's3.intern',
    'https://s3.intern/press',
    'https://lin@s3.intern',
    'https://lin:x@s3.intern/press',
    's3://lin@press',
    'https://lin@s3.intern/press?x=1',
  ])
    expect(() => readSettings({ S3_URL: faulty, S3_SECRET: 'x' }), faulty).toThrow('S3_URL must be a bucket')
  expect(() => readSettings({ S3_URL })).toThrow('needs the secret of its key')
  expect(() => readSettings({ S3_SECRET: 'x' })).toThrow('need S3_URL')
})
