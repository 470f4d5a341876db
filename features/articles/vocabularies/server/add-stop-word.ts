/** One word put to the stop words, wherever it was met. */
import { canonicalName } from '@guanlan/engine/rules'
import { say } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { mostWords } from '../contract.ts'
import { strings } from '../strings.ts'
import { createVocabulary, getVocabulary, inTurn, updateVocabulary } from './save.ts'

/** To the first switched-on list of stop words that has room, or to a new one. `added` false: one of them has it already. */
export async function addStopWord(scope: Scope, word: string): Promise<{ id: number; name: string; added: boolean }> {
  await inTurn(scope)
  const lists = await scope.db
    .selectFrom('vocabularies')
    .select(['id', 'name', 'words', 'enabled'])
    .where('org_id', '=', scope.orgId)
    .where('use', '=', 'stopWords')
    .orderBy('id')
    .execute()
  const open = lists.filter(({ enabled }) => enabled)
  const searched = canonicalName(word)
  const has = open.find(({ words }) => words.some(each => canonicalName(each) === searched))
  if (has) return { id: has.id, name: has.name, added: false }
  const room = open.find(({ words }) => words.length < mostWords)
  if (room) {
    const { id, version, use, name, words, hints, replaces, enabled } = await getVocabulary(scope, room.id)
    // Nothing names stop words in a rule, so that nothing follows them.
    await updateVocabulary(scope, { id, version, use, name, words: [...words, word], hints, replaces, enabled }, [])
    return { id, name, added: true }
  }
  const title = say(strings.stopWordsTitle, scope.locale)
  const taken = new Set(lists.map(({ name }) => name))
  const name = [title, ...lists.map((_, at) => `${title} ${at + 2}`)].find(each => !taken.has(each)) ?? title
  const { id } = await createVocabulary(scope, {
    use: 'stopWords',
    name,
    words: [word],
    hints: [],
    replaces: null,
    enabled: true,
  })
  return { id, name, added: true }
}
