import { deskApi, questionOf } from '@guanlan/features/desk/article-list/web'
import { looksLikeAddress } from '@guanlan/features/monitors/absence/contract'
import { type ChoiceSource, type FieldProps, type FieldValues, PickerInput } from '@guanlan/platform/web'

const offered = 30

/** The newest where nothing is typed, those with the words in their title, or the one at an address. */
const articleSource: ChoiceSource = {
  name: 'articlesToTrace',
  find: async (like, options) => {
    const of = (range: '24h' | '30d', title?: string) =>
      questionOf(
        { monitor: null, monitors: [], range, filters: title ? [{ field: 'title', is: 'is', values: [title] }] : [] },
        Date.now(),
      )
    if (looksLikeAddress(like)) {
      const found = await deskApi.absence({ body: { sought: like.trim(), question: of('30d') } }, options)
      return found.articles.map(({ id, title, media }) => ({ id, name: title || `#${id}`, note: media }))
    }
    const words = like.trim().slice(0, 100)
    const question = words === '' ? of('24h') : of('30d', words)
    const { list } = await deskApi.list(
      { body: { ...question, sort: 'time_desc', page: 1, pageSize: offered } },
      options,
    )
    return list.map(({ id, title, excerpt, media }) => ({ id, name: title || excerpt || `#${id}`, note: media }))
  },
  byIds: async (ids, options) => {
    const found = await Promise.all(
      ids.map(id => deskApi.foundDetail({ body: { id: Number(id) } }, options).catch(() => null)),
    )
    return found.flatMap((article, at) =>
      article ? [{ id: Number(ids[at]), name: article.baseInfo.title || `#${ids[at]}` }] : [],
    )
  },
}

/** One article, found by words of its title or by its address. */
export const ArticleInput = <D extends FieldValues>(props: FieldProps<D, number | null>) => (
  <PickerInput<D, number> {...props} source={articleSource} />
)
