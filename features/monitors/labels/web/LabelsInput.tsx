import {
  type ChoiceSource,
  type FieldProps,
  type FieldValues,
  namedLike,
  PickManyInput,
  toast,
} from '@guanlan/platform/web'
import { isOffered } from '../contract/tree.ts'
import type { Label } from '../contract.ts'
import { labelColour } from './label-colour.ts'
import { labelApi } from './label-queries.ts'

/** Names of everything above a label, the top first. */
function pathOf(labels: readonly Label[], { fatherId }: Label): string {
  const father = labels.find(({ id }) => id === fatherId)
  return father ? [pathOf(labels, father), father.name].filter(Boolean).join(' / ') : ''
}

function choicesOf(labels: readonly Label[], requested: readonly Label[]) {
  return requested.map(label => {
    const note = pathOf(labels, label)
    return { id: label.id, name: label.name, colour: labelColour(label.colour), ...(note && { note }) }
  })
}

/** Labels that are offered, by name or the first letters of its pinyin; a name that is none yet becomes one. */
const labelSource: ChoiceSource = {
  name: 'labels',
  find: async (like, options) => {
    const labels = await labelApi.list({ query: {} }, options)
    const offered = isOffered(labels)
    return choicesOf(labels, labels.filter(({ id, name }) => offered(id) && namedLike(name, like)).slice(0, 50))
  },
  byIds: async (ids, options) => {
    const labels = await labelApi.list({ query: {} }, options)
    return choicesOf(
      labels,
      labels.filter(({ id }) => ids.includes(id)),
    )
  },
  create: async name => {
    try {
      const { id } = await labelApi.create({ body: { name } })
      return { id, name }
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
      return null
    }
  },
}

/** Several labels of the organisation. */
export const LabelsInput = <D extends FieldValues>(props: FieldProps<D, number[]>) => (
  <PickManyInput<D, number> {...props} source={labelSource} />
)
