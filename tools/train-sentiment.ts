// Writes engine/text/sentiment/model.bin: `node tools/train-sentiment.ts [--data DIR] [--out FILE] [--without FOLD]`. The same data give the same bytes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeModel } from '../engine/text/sentiment/model-file.ts'
import { labelledAspects, labelledTexts } from './train-sentiment/examples.ts'
import { TEST_FOLD } from './train-sentiment/rows.ts'
import { train } from './train-sentiment/train.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string', default: fileURLToPath(new URL('../engine/text/sentiment/model.bin', import.meta.url)) },
    /** The fifth that is not learned from. */
    without: { type: 'string', default: String(TEST_FOLD) },
  },
})
const started = performance.now()
const fold = Number(values.without)
const texts = labelledTexts(values.data)
const aspects = labelledAspects(values.data)
process.stdout.write(`${texts.length} texts and ${aspects.length} aspects read\n`)
const about = `trained without fifth ${fold} of the texts`
const bytes = writeModel(train(texts, aspects, { without: [fold], tuneOn: (fold + 1) % 5, about }))
mkdirSync(dirname(values.out), { recursive: true })
writeFileSync(values.out, bytes)
process.stdout.write(`${values.out}: ${bytes.length} bytes, ${Math.round((performance.now() - started) / 1000)} s\n`)
