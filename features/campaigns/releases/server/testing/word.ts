import { packed } from '@guanlan/platform/testing'

/** A Word document of these paragraphs. */
export const wordOf = (paragraphs: readonly string[]): Promise<Buffer> =>
  packed({
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${paragraphs.map(text => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  })
