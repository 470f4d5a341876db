/** S3_URL and what is set beside it: where files are kept. Listed in docs/operating.md. */
import type { S3Settings } from '@guanlan/platform/server'
import { z } from 'zod'
import { textFile } from './setting-kinds.ts'

const example = 'https://KEY@s3.intern:9000/bucket, or with a folder in it https://KEY@s3.intern:9000/bucket/guanlan'

export const filesVariables = {
  S3_URL: z
    .string()
    .transform(text => URL.parse(text))
    .refine(
      url =>
        url !== null &&
        /^https?:$/.test(url.protocol) &&
        url.username !== '' &&
        url.password === '' &&
        url.search + url.hash === '' &&
        /^\/[a-z0-9][a-z0-9.-]{1,62}(\/[\w.-]+)*\/?$/.test(url.pathname),
      `S3_URL must be a bucket with the name of a key, its secret in S3_SECRET or S3_SECRET_FILE: ${example}`,
    )
    .optional(),
  S3_SECRET: z.string().min(1, 'S3_SECRET must not be empty').optional(),
  S3_SECRET_FILE: textFile('S3_SECRET_FILE').optional(),
  S3_CA: textFile('S3_CA').optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'S3_REGION must be a name such as us-east-1')
    .default('us-east-1'),
}

type FilesVariables = z.infer<z.ZodObject<typeof filesVariables>>

/** Null, or what is wrong with them together. */
export function filesProblem(env: FilesVariables): string | null {
  const secrets = [env.S3_SECRET, env.S3_SECRET_FILE].filter(one => one !== undefined).length
  if (!env.S3_URL) return secrets > 0 || env.S3_CA ? 'S3_SECRET, S3_SECRET_FILE and S3_CA need S3_URL' : null
  return secrets === 1 ? null : 'S3_URL needs the secret of its key: either S3_SECRET or S3_SECRET_FILE'
}

export function filesIn(env: FilesVariables): S3Settings | undefined {
  if (!env.S3_URL) return undefined
  const [bucket = '', ...folders] = env.S3_URL.pathname.split('/').filter(name => name !== '')
  return {
    endpoint: env.S3_URL.origin,
    region: env.S3_REGION,
    bucket,
    prefix: folders.map(name => `${name}/`).join(''),
    accessKey: decodeURIComponent(env.S3_URL.username),
    // One line break at its end belongs to the file, not to the secret.
    secret: env.S3_SECRET ?? env.S3_SECRET_FILE?.text.replace(/\r?\n$/, '') ?? '',
    ...(env.S3_CA && { ca: env.S3_CA.text }),
  }
}
