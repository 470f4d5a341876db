/** Areas of features in the order of the floors, the ground first: features/AREA/NAME, each area imports only areas before it (.dependency-cruiser.cjs). */
export const areas = [
  'workspace',
  'people',
  'articles',
  'monitors',
  'handling',
  'warnings',
  'collecting',
  'charts',
  'desk',
  'analysis',
  'reports',
  'crisis',
  'events',
  'media',
  'campaigns',
  'administration',
] as const
