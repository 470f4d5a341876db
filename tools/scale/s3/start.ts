/** An S3 server for tests: one process on loopback over a folder, with one key and empty buckets. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { versitygw } from '../parts/versitygw.ts'
import { type Running, run } from '../running.ts'

export interface S3Server extends Running {
  /** Origin. */
  url: string
  accessKey: string
  secret: string
  /** Where it keeps a bucket: each object is a file. */
  folderOf(bucket: string): string
}

/** Started again with the same folder, it has what it had. */
export async function startS3(setting: {
  folder: string
  port: number
  buckets: readonly string[]
}): Promise<S3Server> {
  const { port, buckets } = setting
  const folder = join(setting.folder, 'buckets')
  for (const name of buckets) await mkdir(join(folder, name), { recursive: true })
  await mkdir(join(setting.folder, 'metadata'), { recursive: true })
  const accessKey = 'guanlan'
  const secret = 'the secret of the key'
  const url = `http://127.0.0.1:${port}`
  const running = await run({
    file: await versitygw(),
    words: [
      '--port',
      `127.0.0.1:${port}`,
      '--health',
      '/health',
      'posix',
      '--sidecar',
      join(setting.folder, 'metadata'),
      folder,
    ],
    log: join(setting.folder, 's3.log'),
    env: { ...process.env, ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secret },
    isUp: async () => (await fetch(`${url}/health`)).ok,
    patience: 30,
  })
  return { ...running, url, accessKey, secret, folderOf: bucket => join(folder, bucket) }
}
