import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  ErrorOf,
  exact,
  type List,
  ProgressLine,
  RangeInput,
  RecordForm,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import type { Draft, Order, Question } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './backfill-orders.module.css'
import { bodyOf, OrderValues } from './order-values.ts'
import { useEstimate } from './use-estimate.ts'

/** The form needs a version, and an order has one: it is not changed once it is given. */
type Kept = Order & { version: 1 }
const stored = (order: Order): Kept => ({ ...order, version: 1 })

/** An order as it is written: monitors, a period, and what they would gain. */
export function OrderForm({ start, list }: { start: OrderValues; list: List<Order, Question> }) {
  const t = useWords(strings)
  const order = async (written: OrderValues) => {
    const done = await api.order.act({ body: bodyOf(written) as Draft })
    return { ...done, data: stored(done.data) }
  }
  const draft = useDraft<OrderValues, Kept>({
    schema: OrderValues,
    words: strings,
    start,
    draftOf: ({ monitors, startTime, endTime }) => ({
      monitorIds: monitors.map(({ id }) => id),
      period: { from: startTime, to: endTime },
    }),
    create: order,
    update: order,
    load: async id => stored(await api.get({ params: { id } })),
    onSaved: list.saved,
    message: () => t('ordered'),
  })
  return (
    <RecordForm
      draft={draft}
      title={t('new')}
      saveAs={t('order')}
      onClose={() => void list.open(null)}
      aside={<Estimated draft={bodyOf(draft.form.watch())} />}
    >
      <MonitorsInput of={draft} name="monitorIds" label={t('monitors')} note={t('monitorsNote')} />
      <RangeInput of={draft} name="period" label={t('period')} presets={['last7Days', 'last30Days', 'thisMonth']} />
      <p className="dim">{t('periodNote')}</p>
    </RecordForm>
  )
}

function Estimated({ draft }: { draft: Draft | null }) {
  const t = useWords(strings)
  const { data, error, refetch } = useEstimate(draft)
  return (
    <aside className={styles.estimate} aria-label={t('estimate')}>
      <h3>{t('estimate')}</h3>
      {draft === null ? (
        <p className="dim">{t('estimateWaits')}</p>
      ) : error ? (
        <ErrorOf error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <p role="status">
            {data.missing === 0 && data.progress === 1
              ? t('nothingMissing')
              : t('estimateSum', { missing: exact(data.missing), found: exact(data.found) })}
          </p>
          {data.progress < 1 && <ProgressLine title={t('estimating')} done={data.progress * 100} total={100} />}
        </>
      ) : (
        <p className="dim" role="status">
          {t('estimating')}
        </p>
      )}
    </aside>
  )
}
