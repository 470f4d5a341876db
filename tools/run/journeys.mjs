// Which journeys go through which part of the product, for `npm test -- changed`. What is not named here is taken to be in all of them.

const writing = ['monitors', 'rules', 'two-people', 'tabs', 'narrow', 'hostile']
const reading = ['desk', 'acts', 'filters', 'search', 'stories', 'streams', 'languages', 'narrow', 'tabs', 'hostile']

/** Journeys by the beginning of a path; the longest beginning that fits decides. */
export const journeysOf = {
  'apps/server/': 'all',
  'apps/web/': 'all',
  'db/': 'all',
  'engine/rules/': [...writing, 'desk'],
  'engine/text/': ['desk', 'stories', 'overview', 'vocabularies'],
  'features/accounts/': ['sessions', 'shell', 'tabs', 'languages'],
  'features/acts/': ['acts', 'desk'],
  'features/articles/': [...reading, ...writing, 'overview'],
  'features/brand-library/': ['desk', 'stories', 'overview'],
  'features/charts/': ['overview', 'desk', 'stories', 'hostile'],
  'features/collection/': ['desk', 'stories', 'streams'],
  'features/demonstration/': ['shell', 'overview'],
  'features/desk/': reading,
  'features/diagnostics/': ['shell'],
  'features/filters/': ['filters', 'desk'],
  'features/labels/': ['labels', 'desk'],
  'features/monitors/': [...writing, 'media-groups', 'desk', 'languages'],
  'features/operations/': ['stories', 'monitors', 'vocabularies'],
  'features/organisations/': ['shell', 'sessions'],
  'features/overview/': ['overview', 'languages', 'tabs', 'narrow', 'hostile'],
  'features/retention/': [],
  'features/settings/': ['labels', 'media-groups', ...writing],
  'features/search/': ['search'],
  'features/tasks/': ['monitors', 'shell'],
  'features/views/': ['vocabularies'],
  'features/vocabularies/': ['vocabularies', 'languages', 'hostile'],
  'pipeline/': ['desk', 'stories', 'streams', 'overview', 'monitors'],
  'platform/': 'all',
  'e2e/fixtures/': 'all',
  'bench/': [],
  'docs/': [],
  'tools/': [],
}
