/** `npm run files -- move to-bucket|to-folder [--delete]`: between the data folder and the bucket of S3_URL, while the product runs or not. */
import { join } from 'node:path'
import { diskFiles, moveFiles, s3Files } from '@guanlan/platform/server'
import { readSettings } from './settings.ts'

const out = (line: string) => process.stdout.write(`${line}\n`)
const everyMs = 2_000

/** @returns whether both stores have the same */
async function run(act?: string, where?: string, option?: string): Promise<boolean> {
  const isKnown = act === 'move' && (where === 'to-bucket' || where === 'to-folder')
  if (!isKnown || (option !== undefined && option !== '--delete'))
    throw new Error('Say: npm run files -- move to-bucket|to-folder [--delete]')
  const { s3, dataDir } = readSettings(process.env)
  if (!s3) throw new Error('S3_URL is not set: there is no bucket to move to or from.')
  const bucket = s3Files(s3)
  const problem = await bucket.check()
  if (problem) throw new Error(problem.sentence)
  const folder = await diskFiles(join(dataDir, 'files'))
  const [from, to] = where === 'to-bucket' ? [folder, bucket] : [bucket, folder]
  let reported = Date.now()
  const moved = await moveFiles(from, to, {
    remove: option === '--delete',
    onFile: ({ files, copied, bytes }) => {
      if (Date.now() - reported < everyMs) return
      reported = Date.now()
      out(`${files} files, ${megabytes(bytes)} MB; ${copied} copied …`)
    },
  })
  bucket.close()
  out(`${moved.files} files, ${megabytes(moved.bytes)} MB; ${moved.copied} copied, all others were there.`)
  for (const key of moved.different) out(`Different in both: ${key}`)
  return moved.different.length === 0
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

try {
  process.exitCode = (await run(...process.argv.slice(2))) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
