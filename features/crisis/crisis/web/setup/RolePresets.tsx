import { MemberInput } from '@guanlan/features/people/organisations/web'
import { Button, type Draft, IconButton, Row, SelectInput, Stack, useWords } from '@guanlan/platform/web'
import { type LevelSetting, presetRoles, type StoredLevel } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './setup.module.css'

const mostPresets = 30

/** Who has a role from the start of a crisis of this level on. */
export function RolePresets({ draft }: { draft: Draft<LevelSetting, StoredLevel> }) {
  const t = useWords(strings)
  const presets = draft.form.watch('presets')
  const set = (next: readonly { role: string; userId: number | null }[]) =>
    draft.form.setValue('presets', next as LevelSetting['presets'], { shouldDirty: true })
  return (
    <Stack as="fieldset" gap={8} className={styles.steps}>
      <legend className="label-line">{t('presetRoles')}</legend>
      {presets.map(({ role }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its fields are named by it
        <Row key={at} gap={8} align="end" wrap={4}>
          <SelectInput
            of={draft}
            name={`presets.${at}.role`}
            label={t('presetRole', { n: at + 1 })}
            choices={presetRoles.map(id => ({ id, name: t(id) }))}
          />
          <MemberInput of={draft} name={`presets.${at}.userId`} label={t('presetHolder', { n: at + 1 })} />
          <IconButton
            icon="close"
            size="small"
            label={t('removePreset', { role: t(role), n: at + 1 })}
            onClick={() => set(presets.toSpliced(at, 1))}
          />
        </Row>
      ))}
      <Row>
        <Button
          size="small"
          icon="plus"
          disabled={presets.length >= mostPresets}
          onClick={() => set([...presets, { role: 'approver', userId: null }])}
        >
          {t('addPreset')}
        </Button>
      </Row>
    </Stack>
  )
}
