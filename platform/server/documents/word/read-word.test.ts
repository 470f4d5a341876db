import { expect, test } from 'vitest'
import { packed, sourceOf } from '../../sheets/testing.ts'
import { readWord } from './read-word.ts'

const word = async (body: string) =>
  sourceOf(
    await packed({
      'word/document.xml': `<w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
    }),
  )
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`

test('paragraphs are lines; runs of one are put together, breaks and tables read on', async () => {
  const source = await word(
    paragraph(run('青麓汽车'), run('发布 &amp; 上市')) +
      paragraph() +
      paragraph(run('第一行'), '<w:r><w:br/></w:r>', run('第二行'), '<w:r><w:tab/></w:r>', run('末')) +
      `<w:tbl><w:tr><w:tc>${paragraph(run('甲'))}</w:tc><w:tc>${paragraph(run('乙'))}</w:tc></w:tr></w:tbl>`,
  )
  expect(await readWord(source, 1000)).toEqual({
    paragraphs: ['青麓汽车发布 & 上市', '第一行\n第二行 末', '甲', '乙'],
    isCut: false,
  })
})

test('what nobody reads is left out', async () => {
  const source = await word(
    paragraph(
      '<w:del><w:r><w:delText>删去</w:delText></w:r></w:del>',
      '<w:r><w:instrText>PAGE</w:instrText></w:r>',
      '<mc:AlternateContent><mc:Choice><w:r><w:t>一次</w:t></w:r></mc:Choice><mc:Fallback><w:r><w:t>两次</w:t></w:r></mc:Fallback></mc:AlternateContent>',
    ),
  )
  expect((await readWord(source, 1000)).paragraphs).toEqual(['一次'])
})

test('reading ends where it is too much, and what is no Word document is refused', async () => {
  const long = await word(Array.from({ length: 5_000 }, () => paragraph(run('很长的一段话'.repeat(20)))).join(''))
  expect((await readWord(long, 1_000)).isCut).toBe(true)
  await expect(readWord(sourceOf(await packed({ 'xl/workbook.xml': '<a/>' })), 1000)).rejects.toMatchObject({
    reason: 'damaged',
  })
  await expect(readWord(sourceOf('PK no zip'), 1000)).rejects.toMatchObject({ reason: 'damaged' })
})
