import {
  Button,
  confirm,
  ErrorOf,
  SkeletonRows,
  Stack,
  toast,
  toastError,
  useFormat,
  useMay,
  useWords,
} from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preview } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import styles from './billing.module.css'
import { formatPrice } from './money.ts'

/** What is on sale, ordered with a look at what it does. */
export function ToOrder() {
  const t = useWords(strings)
  const may = useMay()
  const format = useFormat()
  const queries = useQueryClient()
  const sold = useQuery({ queryKey: ['billing', 'sold'], queryFn: ({ signal }) => api.sold(undefined, { signal }) })
  const day = (at: string) => format.moment(at).slice(0, 10)

  const meaningOf = ({ effect, startTime, endTime, daysFromRest, over }: Preview): string =>
    [
      t(`effect_${effect}`, { start: day(startTime), end: day(endTime), days: daysFromRest }),
      ...(over.length > 0
        ? [t('overThen', { list: over.map(({ title, used, limit }) => `${title} ${used} / ${limit}`).join('、') })]
        : []),
    ].join(' · ')
  async function order(offer: { id: number; name: string; price: number }, trial: boolean) {
    try {
      if (trial) {
        await api.orderZero({ body: { packageId: offer.id, trial } })
        toast({ text: t('trialAsked') })
      } else {
        const preview = await api.preview({ body: { packageId: offer.id } })
        const title = t('orderTitle', { name: offer.name, price: formatPrice(offer.price) })
        if (!(await confirm({ title, loss: meaningOf(preview), act: t('order'), danger: false }))) return
        const { transferCode } = await api.order({ body: { packageId: offer.id } })
        toast({ text: t('ordered_note', { code: transferCode }) })
      }
    } catch (error) {
      toastError(error)
    }
    await queries.invalidateQueries({ queryKey: ['billing'] })
  }

  if (sold.error) return <ErrorOf error={sold.error} onRetry={() => void sold.refetch()} />
  if (!sold.data) return <SkeletonRows />
  if (sold.data.length === 0) return <p className="dim">{t('nothingSold')}</p>
  return (
    <Stack as="ul" gap={12} className={styles.offers}>
      {sold.data.map(offer => (
        <li key={offer.id}>
          <b>{offer.name}</b>
          <span>{t(offer.kind === 'pack' ? 'packs' : 'packages')}</span>
          <span>{formatPrice(offer.price)}</span>
          <span className="dim">{t('daysOf', { days: offer.days })}</span>
          <span className="grow" />
          {may('billing.order') && (
            <>
              {offer.kind === 'package' && (
                <Button size="small" onClick={() => void order(offer, true)}>
                  {t('tryOut')}
                </Button>
              )}
              <Button size="small" kind="primary" onClick={() => void order(offer, false)}>
                {t('order')}
              </Button>
            </>
          )}
        </li>
      ))}
    </Stack>
  )
}
