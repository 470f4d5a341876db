import { Segmented, useWords } from '@guanlan/platform/web'
import { useSearchParams } from 'react-router'
import { strings } from '../strings.ts'
import { OrderList } from './OrderList.tsx'
import { SubscriptionList } from './SubscriptionList.tsx'

const parts = ['orders', 'subscriptions'] as const
type Part = (typeof parts)[number]

/** Orders and subscriptions of all organisations, for operators. */
export default function OrderManage() {
  const t = useWords(strings)
  const [search, setSearch] = useSearchParams()
  const part = parts.find(each => each === search.get('part')) ?? 'orders'
  const choice = (
    <Segmented<Part>
      label={t('part')}
      value={part}
      onChange={next => setSearch({ part: next })}
      options={parts.map(each => ({ value: each, label: t(each) }))}
    />
  )
  return part === 'orders' ? <OrderList parts={choice} /> : <SubscriptionList parts={choice} />
}
