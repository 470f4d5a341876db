import {
  type ChoiceSource,
  type List,
  PickerInput,
  PlainTable,
  RecordForm,
  useDraft,
  useFormat,
  useWords,
} from '@guanlan/platform/web'
import { useMemo } from 'react'
import type { z } from 'zod'
import { HandingOver, type Member, type OwnedData, type Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import type { Managed } from './organisation.ts'

/** Who is about to leave, and what is theirs. */
export interface Leaving {
  chosen: z.input<typeof HandingOver>['chosen']
  act: HandingOver['act']
  /** Null: several. */
  name: string | null
  count: number
  belongings: OwnedData
  /** Of the people; for an operator. */
  orgId: number | null
}

const Written = HandingOver.pick({ to: true })
type Written = { to: number | null }

/** What is theirs, and to whom it goes; with it they are removed or disabled. */
export function HandOverPane({
  leaving: { chosen, act, name, count, belongings: ownedData, orgId },
  list,
  managed,
  onClose,
}: {
  leaving: Leaving
  list: List<Member, Question>
  managed: Managed
  onClose: () => void
}) {
  const t = useWords(strings)
  const { exact } = useFormat()
  const options = managed.asked(orgId ?? undefined)
  const colleagues = useMemo(() => colleaguesOf(options.organisation), [options.organisation])
  const draft = useDraft<Written, Written & { id: number; version: number }>({
    schema: Written,
    words: strings,
    start: { to: null },
    create: async body => {
      const { operation } = await api.handOver.act({ body: { ...body, chosen, act } }, options)
      return { data: { ...body, id: 0, version: 1 }, operation: managed.isOperator ? null : operation }
    },
    update: () => Promise.reject(new Error('What was handed over is not changed')),
    load: () => Promise.reject(new Error('What was handed over is not changed')),
    onSaved: () => {
      void list.records.changed()
      onClose()
    },
    message: () => t(act === 'remove' ? 'removed' : 'disabled', { count }),
  })
  return (
    <RecordForm
      draft={draft}
      title={name === null ? t('handOverMany', { count }) : t('handOverOne', { name })}
      saveAs={t(act === 'remove' ? 'handOverRemove' : 'handOverDisable')}
      onClose={onClose}
    >
      <PlainTable label={t('what')} head={[t('what'), { number: t('howMany') }]}>
        {ownedData.map(each => (
          <tr key={each.name}>
            <th scope="row">
              {each.title} {each.ends && <span className="dim">{t('endsWith')}</span>}
            </th>
            <td data-number>{exact(each.count)}</td>
          </tr>
        ))}
      </PlainTable>
      <PickerInput of={draft} name="to" label={t('colleague')} note={t('toEverybodyNote')} source={colleagues} />
    </RecordForm>
  )
}

/** Those who get in, of the organisation that is managed. */
function colleaguesOf(organisation: number | null | undefined): ChoiceSource {
  const requested = organisation === undefined ? {} : { organisation }
  const met = new Map<number | string, string>()
  return {
    name: `members.colleagues.${organisation ?? 'own'}`,
    find: async (like, options) => {
      const { list } = await api.list({ body: { like, state: 'active', pageSize: 50 } }, { ...options, ...requested })
      for (const { userId, name } of list) met.set(userId, name)
      return list.map(({ userId, name, account }) => ({ id: userId, name, note: account }))
    },
    byIds: async ids => ids.flatMap(id => (met.has(id) ? [{ id, name: met.get(id) ?? '' }] : [])),
  }
}
