import { mediaLevels, mediaTypes, platformNames, platforms } from '@guanlan/features/articles/articles/contract'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { RegionInput } from '@guanlan/features/articles/articles/web'
import { MemberInput } from '@guanlan/features/people/organisations/web'
import {
  AreaInput,
  exact,
  Facts,
  type List,
  RecordForm,
  SelectInput,
  TagsInput,
  TextInput,
  useDraft,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { nameLength, noteLength, type OrgMediaQuestion, type OrgMedium } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { LibraryMediaInput } from '../LibraryMediaInput.tsx'
import { useTypes } from '../use-types.ts'
import { draftOf, formOf, type OwnFormValues, OwnForm as Schema } from './form.ts'
import styles from './own.module.css'
import { Prices } from './Prices.tsx'

const words = { ...articleStrings, ...strings }

/** What the organisation says of a medium, and beside it what the shared library says. */
export function OwnForm({
  start,
  list,
}: {
  start: OrgMedium | OwnFormValues
  list: List<OrgMedium, OrgMediaQuestion>
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const say = useSay()
  const types = useTypes()
  const draft = useDraft<OwnFormValues, OrgMedium>({
    schema: Schema,
    words,
    start,
    draftOf: formOf,
    create: written => api.create.act({ body: draftOf(written) }),
    update: ({ id, version, ...written }) => api.update.act({ body: { ...draftOf(written), id, version } }),
    load: id => api.get({ params: { id } }),
    onSaved: list.saved,
  })
  const { stored, form } = draft
  const [name, entry] = form.watch(['name', 'entry'])
  const shared = stored?.shared ?? null
  return (
    <RecordForm draft={draft} title={name.trim() || t('addOwn')} onClose={() => void list.open(null)}>
      <LibraryMediaInput of={draft} name="entry" label={t('entry')} note={t('entryNote')} />
      <TextInput of={draft} name="name" label={t('name')} most={nameLength} autoFocus={stored === null} />
      <div className={styles.pair}>
        <SelectInput
          of={draft}
          name="libraryType"
          label={t('libraryType')}
          choices={[
            { id: '', name: t('noType') },
            ...types.map(({ code, name: called }) => ({ id: code, name: called })),
          ]}
        />
        <MemberInput of={draft} name="ownerId" label={t('owner')} />
      </div>
      <div className={styles.pair}>
        <SelectInput
          of={draft}
          name="mediaType"
          label={t('mediaType')}
          choices={mediaTypes.map(id => ({ id, name: a(id) }))}
        />
        {entry === null && (
          <SelectInput
            of={draft}
            name="platform"
            label={t('platform')}
            choices={platforms.map(id => ({ id, name: say(platformNames[id === 'weixin' ? 'gonzonghao' : id]) }))}
          />
        )}
      </div>
      <div className={styles.pair}>
        <SelectInput
          of={draft}
          name="level"
          label={t('ownLevel')}
          note={t('levelNote')}
          choices={mediaLevels.map(id => ({ id, name: a(id) }))}
        />
        <RegionInput of={draft} name="region" label={t('region')} />
      </div>
      <TextInput of={draft} name="website" label={t('website')} most={200} />
      <TagsInput of={draft} name="tags" label={t('tags')} />
      <Prices of={draft} />
      <AreaInput of={draft} name="note" label={t('note')} most={noteLength} />
      {shared && (
        <section aria-label={t('sharedFacts')}>
          <h3>{t('sharedFacts')}</h3>
          <Facts
            of="texts"
            facts={[
              [t('name'), shared.name],
              [t('mediaType'), a(shared.mediaType)],
              [t('sharedLevel'), a(shared.level)],
              [t('body'), shared.body?.name ?? '—'],
              [t('formerNames'), shared.formerNames.join('、') || '—'],
              [t('domains'), shared.domains.join('、') || '—'],
              [t('verification'), t(`verification_${shared.verification ?? 'unknown'}`)],
              [
                t('followers'),
                shared.followers === null
                  ? '—'
                  : t('followersOf', { count: exact(shared.followers), day: shared.followersOn ?? '' }),
              ],
              [t('lastSeen'), shared.lastSeen ?? '—'],
            ]}
          />
        </section>
      )}
    </RecordForm>
  )
}
