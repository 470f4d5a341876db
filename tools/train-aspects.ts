// Writes engine/text/aspects/weights.bin: `node tools/train-aspects.ts [--data DIR] [--out FILE] [--without FOLD]`. The same data give the same bytes.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeAspectModel } from '../engine/text/aspects/model-file.ts'
import { sentencesOf, trainAspects } from './train-sentiment/aspects-found.ts'
import { TEST_FOLD } from './train-sentiment/rows.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    out: { type: 'string', default: fileURLToPath(new URL('../engine/text/aspects/weights.bin', import.meta.url)) },
    /** The fifth that is not learned from. */
    without: { type: 'string', default: String(TEST_FOLD) },
  },
})
const fold = Number(values.without)
const sentences = sentencesOf(values.data)
const { model, f1 } = trainAspects(sentences, fold)
const bytes = writeAspectModel(model)
writeFileSync(values.out, bytes)
process.stdout.write(
  `${sentences.length} sentences; micro-F1 over the other fifths ${f1.toFixed(4)}, from ${model.from}; ${bytes.length} bytes\n`,
)
