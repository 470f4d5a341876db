import {
  Button,
  type Draft,
  Facts,
  Note,
  NumberInput,
  Row,
  SwitchInput,
  TextInput,
  toast,
  useWords,
} from '@guanlan/platform/web'
import { useState } from 'react'
import { type EndpointDraft, presets, type Tried } from '../contract.ts'
import { strings } from '../strings.ts'
import { draftOf, type EndpointWritten } from './endpoint-form.ts'

/** Address, name, key and prices of a model, with presets to begin from and a try before it is saved. */
export function EndpointFields({
  draft,
  hasKey,
  attempt,
}: {
  // biome-ignore lint/suspicious/noExplicitAny: the form has more fields than these
  draft: Draft<any, any>
  hasKey: boolean
  attempt: (body: EndpointDraft) => Promise<Tried>
}) {
  const t = useWords(strings)
  const [tried, setTried] = useState<Tried | null>(null)
  const [isTrying, setTrying] = useState(false)
  const take = (preset: (typeof presets)[number]) => {
    for (const field of ['url', 'model'] as const)
      draft.form.setValue(field, preset[field], { shouldDirty: true, shouldValidate: true })
    setTried(null)
  }
  const run = async () => {
    setTrying(true)
    setTried(null)
    try {
      setTried(await attempt(draftOf(draft.form.getValues() as EndpointWritten)))
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    } finally {
      setTrying(false)
    }
  }
  const [priceIn, priceOut] = draft.form.watch(['priceIn', 'priceOut'])
  const isFree = Number(priceIn || 0) === 0 && Number(priceOut || 0) === 0
  const say = (is: boolean) => t(is ? 'yes' : 'no')
  return (
    <>
      <Row gap={8} align="center" wrap={4}>
        <span className="dim">{t('preset')}</span>
        {presets.map(preset => (
          <Button key={preset.name} size="small" onClick={() => take(preset)}>
            {preset.name}
          </Button>
        ))}
      </Row>
      <TextInput of={draft} name="url" label={t('field_url')} placeholder="https://api.example.com/v1" />
      <TextInput of={draft} name="model" label={t('field_model')} most={200} />
      <TextInput
        of={draft}
        name="key"
        type="password"
        label={hasKey ? `${t('field_key')} · ${t('keyStored')}` : t('field_key')}
        note={t('keyNote')}
      />
      {hasKey && <SwitchInput of={draft} name="noKey" label={t('noKey')} />}
      <NumberInput of={draft} name="priceIn" label={t('priceIn')} unit={t('yuan')} />
      <NumberInput of={draft} name="priceOut" label={t('priceOut')} unit={t('yuan')} />
      {isFree && <Note>{t('freeHasNoLimit')}</Note>}
      <Row gap={12} align="center" wrap={4}>
        <Button icon="refresh" disabled={isTrying} onClick={() => void run()}>
          {t(isTrying ? 'trying' : 'try')}
        </Button>
        <span role="status">{tried?.problem}</span>
      </Row>
      {tried && (
        <Facts
          of="texts"
          facts={[
            [t('reaches'), say(tried.reaches)],
            [t('streams'), say(tried.streams)],
            [t('answersJson'), say(tried.answersJson)],
            [t('speed'), `${tried.firstMs ?? '—'} / ${tried.totalMs} ms`],
          ]}
        />
      )}
    </>
  )
}
