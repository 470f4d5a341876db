/** A Word document becomes title and text of a release. */
import { refuse } from '@guanlan/platform/contract'
import { type OpenScope, readWord, requireFile, SheetProblem, sheetOf } from '@guanlan/platform/server'
import { textLength, titleLength } from '../contract.ts'

/** @throws a refusal of `fileId`: no Word document, nothing in it, too long */
export async function readTextOf(scope: OpenScope, fileId: number): Promise<{ title: string; text: string }> {
  const file = await scope.within(inside => requireFile(inside, fileId))
  const problem = (key: 'releases.fileUnreadable' | 'releases.fileEmpty' | 'releases.fileTooLong') =>
    refuse('invalid', key, { name: file.name, most: String(textLength) }, 'fileId')
  if (!/\.docx$/i.test(file.name)) throw problem('releases.fileUnreadable')
  const read = await readWord(sheetOf(scope.files, file), textLength + titleLength).catch(error => {
    throw error instanceof SheetProblem
      ? problem(error.reason === 'tooLarge' ? 'releases.fileTooLong' : 'releases.fileUnreadable')
      : error
  })
  const [first, ...rest] = read.paragraphs
  if (first === undefined) throw problem('releases.fileEmpty')
  // The first line is the title where it can be one.
  const isTitled = first.length <= titleLength && !first.includes('\n') && rest.length > 0
  const text = (isTitled ? rest : read.paragraphs).join('\n')
  if (read.isCut || text.length > textLength) throw problem('releases.fileTooLong')
  return { title: isTitled ? first : '', text }
}
