/** A chronicle as a file. */
import { say } from '@guanlan/platform/contract'
import { exportOf } from '@guanlan/platform/server'
import { ExportedLines, exportedLine, type Line } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { exportedLines } from './lines.ts'

export const exportingLines = exportOf<Line, ExportedLines>({
  name: 'crisis.exportLines',
  title: strings.chronicle,
  columns: exportedLine,
  question: ExportedLines,
  records: exportedLines,
  cells: {
    happenedAt: line => new Date(line.happenedAt),
    notedAt: line => new Date(line.notedAt),
    by: (line, locale) => line.by ?? say(strings.byItself, locale),
    kind: (line, locale) => say(strings[`line_${line.kind}`], locale),
  },
})
