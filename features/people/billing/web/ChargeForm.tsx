import { Button, type List, NumberInput, RecordForm, TextInput, useDraft, useWords } from '@guanlan/platform/web'
import type { z } from 'zod'
import { type Charge, ChargeDraft, type PackageQuestion } from '../contract.ts'
import { strings } from '../strings.ts'
import { api } from './api.ts'
import { fenOf, Yuan, yuanOf } from './money.ts'

const Written = ChargeDraft.omit({ unitPrice: true }).extend({ yuan: Yuan })
type Written = z.output<typeof Written>

export const blankCharge: Written = { api: '', yuan: 0.01 }

/** The price of one call. */
export function ChargeForm({
  start,
  list,
}: {
  start: Charge | Written
  list: List<Charge, z.output<typeof PackageQuestion>>
}) {
  const t = useWords(strings)
  const draft = useDraft<Written, Charge>({
    schema: Written,
    words: strings,
    start,
    draftOf: ({ api, unitPrice }) => ({ api, yuan: yuanOf(unitPrice) }),
    create: ({ api: call, yuan }) => api.createCharge.act({ body: { api: call, unitPrice: fenOf(yuan) } }),
    update: ({ id, version, api: call, yuan }) =>
      api.updateCharge.act({ body: { id, version, api: call, unitPrice: fenOf(yuan) } }),
    load: id => api.charge({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored } = draft
  async function remove(id: number) {
    await api.removeCharge({ params: { id } })
    list.leave(id)
    await list.records.changed()
  }
  return (
    <RecordForm
      draft={draft}
      title={stored?.api ?? t('addCharge')}
      onClose={() => void list.open(null)}
      acts={
        stored && (
          <Button kind="quiet" icon="trash" onClick={() => void remove(stored.id)}>
            {t('removeCharge')}
          </Button>
        )
      }
    >
      <TextInput of={draft} name="api" label={t('api')} most={200} autoFocus={stored === null} />
      <NumberInput of={draft} name="yuan" label={t('unitPriceInYuan')} />
    </RecordForm>
  )
}
