import { Button, type Draft, IconButton, MomentInput, PickerInput, useWords } from '@guanlan/platform/web'
import { mostStandIns, type Roster } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { people } from '../PeopleInput.tsx'
import styles from './duty.module.css'
import type { RosterFormValues } from './roster-form.ts'

const dayMs = 86_400_000

/** Who stands in, each from when until when. */
export function StandInsInput({ of: draft }: { of: Draft<RosterFormValues, Roster> }) {
  const t = useWords(strings)
  const { form } = draft
  const standIns = form.watch('standIns')
  const set = (next: RosterFormValues['standIns']) =>
    form.setValue('standIns', next, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const add = () => {
    const from = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)
    const until = new Date(from.getTime() + dayMs)
    set([...standIns, { contactId: null, from: from.toISOString(), until: until.toISOString() }])
  }
  return (
    <fieldset className={styles.standIns}>
      <legend className="label-line">{t('standIns')}</legend>
      <ol>
        {standIns.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stand-in is its place; its fields are named by it
          <li key={at} aria-label={t('standInNumber', { number: at + 1 })}>
            <div>
              <PickerInput<RosterFormValues, number>
                of={draft}
                name={`standIns.${at}.contactId`}
                label={t('standIn')}
                source={people}
              />
              <MomentInput of={draft} name={`standIns.${at}.from`} label={t('standInFrom')} />
              <MomentInput of={draft} name={`standIns.${at}.until`} label={t('standInUntil')} />
            </div>
            <IconButton
              icon="close"
              size="small"
              label={t('removeStandIn', { number: at + 1 })}
              onClick={() => set(standIns.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ol>
      <Button size="small" icon="plus" disabled={standIns.length >= mostStandIns} onClick={add}>
        {t('addStandIn')}
      </Button>
    </fieldset>
  )
}
