import { MonitorsInput } from '@guanlan/features/monitors/monitors/web'
import {
  Button,
  NumberInput,
  RecordDialog,
  Row,
  SelectInput,
  TextInput,
  useDraft,
  useWords,
} from '@guanlan/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { chosenNames, nameLength, type OwnScreen, ScreenDraft, screenNames, sizes } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { strings } from '../../strings.ts'
import { api, editAddress, screensKey } from '../api.ts'

const empty: ScreenDraft = {
  ...{ name: '', replaces: null, width: 1_920, height: 1_080, range: '24h', monitors: [], panels: [] },
}

/** Names a screen, says where it is shown, how large it is and of what. @param start null: a new, empty one */
export function ScreenSettings({ start, onClose }: { start: OwnScreen | null; onClose: () => void }) {
  const t = useWords(strings)
  const s = useWords(screenStrings)
  const client = useQueryClient()
  const navigate = useNavigate()
  const draft = useDraft<ScreenDraft, OwnScreen>({
    schema: ScreenDraft,
    words: strings,
    start: start ?? empty,
    create: body => api.create.act({ body }),
    update: body => api.update.act({ body }),
    load: id => api.get({ params: { id } }),
    onSaved: saved => {
      // At once: what is arranged from here on is arranged on the saved one.
      client.setQueryData([screensKey, 'own', saved.id], saved)
      void client.invalidateQueries({ queryKey: [screensKey] })
      onClose()
      if (!start) void navigate(editAddress(saved.id))
    },
  })
  return (
    <RecordDialog draft={draft} title={t(start ? 'settings' : 'add')} onClose={onClose}>
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} />
      <SelectInput
        of={draft}
        name="replaces"
        label={t('showAt')}
        placeholder={t('showAtNone')}
        choices={[...chosenNames.map(id => ({ id, name: t(id) })), ...screenNames.map(id => ({ id, name: s(id) }))]}
      />
      <Row gap={12}>
        <NumberInput of={draft} name="width" label={t('width')} />
        <NumberInput of={draft} name="height" label={t('height')} />
      </Row>
      <Row gap={8} wrap={8}>
        {sizes.map(({ width, height }) => (
          <Button
            key={`${width} ${height}`}
            size="small"
            onClick={() => {
              draft.form.setValue('width', width, { shouldDirty: true })
              draft.form.setValue('height', height, { shouldDirty: true })
            }}
          >
            {width} × {height}
          </Button>
        ))}
      </Row>
      <MonitorsInput of={draft} name="monitors" label={t('monitors')} />
      <p className="dim">{t('monitorsHint')}</p>
    </RecordDialog>
  )
}
