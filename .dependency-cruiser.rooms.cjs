// Rooms, the folders of a half, form no circle. A cruise of its own: tests may look at every room, and a rule on folders cannot leave them out.
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'rooms-in-no-circle',
      comment: 'A room that needs another stands above it; what puts rooms together lies beside them, in no room.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(features/[^/]+/[^/]+/(?:server|web)|pipeline/collect|platform/(?:server|web))/([^/]+)$' },
      to: { circular: true, path: '^$1/[^/]+$', pathNot: '^$1/$2$' },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|/testing/` } },
}
