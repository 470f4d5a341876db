import { tellUndone } from '@guanlan/features/handling/article-actions/server'
import { openerOf } from '@guanlan/features/handling/shares/server'
import type { ReceivedFile } from '@guanlan/platform/contract'
import {
  beat,
  type DocumentWriter,
  type OrgEvents,
  openDocuments,
  openEvents,
  saveFile,
  serverHalf,
} from '@guanlan/platform/server'
import { crisisFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import {
  changeLevel,
  checkCrisis,
  closeCrisis,
  deleteCrises,
  restoreCrises,
  saveStanding,
  startCrisis,
  updateCrisis,
} from './acts/acts.ts'
import { startFrom } from './acts/start-from.ts'
import { articlesOfCrisis, moveArticles } from './articles.ts'
import { listChanges } from './changes.ts'
import { exportingLines } from './chronicle/exporting.ts'
import { addLine, listLines } from './chronicle/lines.ts'
import { actOnClock, listClocks } from './clock-acts/act.ts'
import { tryLevel } from './clocks/try-level.ts'
import { exporting } from './exporting.ts'
import { addFact, listFacts, updateFact } from './facts/facts.ts'
import { attachFile, listFiles, openFile, removeFile } from './files/files.ts'
import { listLatent, markLatent, startLatent } from './latent/latent.ts'
import { addLabel, listLabels, removeLabel, updateLabel } from './levels/labels.ts'
import { levelOf, listLevels, updateLevel } from './levels/levels.ts'
import { overviewOf, trendOf } from './overview/overview.ts'
import { endRole, giveRole, listPeople } from './people/people.ts'
import { applyPlaybook, listPlaybooks, removePlaybook, savePlaybook } from './playbooks/playbooks.ts'
import { getCrisis, listCrises } from './records/crises.ts'
import { requireOpenAfterUndo } from './records/undo.ts'
import { listCrisisReports, makeCrisisReport } from './report/make.ts'
import { ruleRoutes } from './rules/routes.ts'
import { openSharedCharts, openSharedCrisis, shareCrisis } from './shared/links.ts'
import { approveStatement, sendBackStatement, sendStatement } from './statements/approval.ts'
import { addStatementComment, listStatementComments } from './statements/comments.ts'
import { sendStatementFile } from './statements/file.ts'
import { decideStatement, endInvitation, inviteApprover, openStatement } from './statements/outside.ts'
import { publishStatement } from './statements/published.ts'
import { quotesOf } from './statements/quotes.ts'
import { listStatements } from './statements/records.ts'
import { getVersion, listVersions } from './statements/versions.ts'
import { addStatement, saveStatement } from './statements/write.ts'
import { answerTask, linkTask, openTask, sendTaskFile, unlinkTask } from './task-links/answers.ts'
import { addComment, listComments } from './tasks/comments.ts'
import { addTask, endTracking, listTasks, taskOfCrisis, updateTask } from './tasks/tasks.ts'
import { addTrackRevoke } from './tasks/track-revoke.ts'

export { noteJoinedByTask } from './chronicle/articles.ts'
export { addDemonstrationCrisis } from './demonstration.ts'
export { findableCrises } from './findable.ts'
export { listLevels } from './levels/levels.ts'
export { crisesOfMembers } from './owned-data.ts'
export { getCrisis, listCrises } from './records/crises.ts'
export { requireSeen, seenCrises } from './records/open-crisis.ts'
export { crisisBlocks } from './report/blocks.ts'
export { makeCrisisReport } from './report/make.ts'
export { joinCrisesByStory } from './rules/follow-stories.ts'
export { openByRules } from './rules/open.ts'
export { addRule } from './rules/rules.ts'
export { noteEndedLink } from './shared/ended.ts'
export { crisisWorker } from './worker.ts'

/**
 * @param events of all that changes in crises
 * @param documents makes files; absent: those that need no Chromium
 */
export const crisisServer = (events: OrgEvents, documents: DocumentWriter = openDocuments(null)) =>
  serverHalf({
    feature: crisisFeature,
    words: strings,
    jobs: [exporting.job, exportingLines.job],
    routes: {
      ...ruleRoutes,
      getCrisiss: (scope, { body }) => listCrises(scope, body),
      getCrisis: (scope, { query }) => getCrisis(scope, query.id),
      startCrisis: (scope, { body }, { request }) => startCrisis(scope, body, request.ip),
      startFrom: (scope, { body }, { request }) => startFrom(scope, body, request.ip),
      updateCrisis: (scope, { body }) => updateCrisis(scope, body),
      standing: (scope, { body }) => saveStanding(scope, body),
      checkCrisis: (scope, { body }, { request }) => checkCrisis(scope, body, request.ip),
      closeCrisis: (scope, { body }, { request }) => closeCrisis(scope, body, request.ip),
      addArtCrisis: (scope, { body }) => moveArticles(scope, 'joinSet', body),
      removeArtCrisis: (scope, { body }) => moveArticles(scope, 'leaveSet', body),
      getArtCrisis: (scope, { query }) => articlesOfCrisis(scope, query),
      addTrackRevoke: (scope, { body }, { request }) => addTrackRevoke(scope, body, request.ip),
      deleteTrackRevokeByIds: (scope, { body }) => endTracking(scope, body.idList),
      changeCrisisLevel: (scope, { query }, { request }) => changeLevel(scope, query, request.ip),
      deleteCrisisById: (scope, { query }, { request }) => deleteCrises(scope, [query.id], query.version, request.ip),
      deleteCrisisByIds: (scope, { query }, { request }) =>
        deleteCrises(scope, query.ids.split(',').filter(Boolean).map(Number), undefined, request.ip),
      restoreCrisis: (scope, { body }, { request }) => restoreCrises(scope, body.idList, request.ip),
      presence: async (scope, { body: { crisisId } }) => {
        await getCrisis(scope, crisisId)
        return beat(scope, { kind: 'crisis', objectId: crisisId })
      },
      events: async ({ orgId }, _input, { reply }) => events.follow(orgId, openEvents(reply)),
      export: exporting.start,
      overview: scope => overviewOf(scope),
      trend: (scope, { query }) => trendOf(scope, query),
      changes: (scope, { query }) => listChanges(scope, query.crisisId),
      getLevel: (scope, { query }) => levelOf(scope, query.id),
      levels: scope => listLevels(scope),
      updateLevel: (scope, { body }) => updateLevel(scope, body),
      tryLevel: (scope, { body }) => tryLevel(scope, body),
      getLabelList: scope => listLabels(scope),
      addLabel: (scope, { body }) => addLabel(scope, body),
      updateLabel: (scope, { params, body }) => updateLabel(scope, { ...body, id: params.id }),
      removeLabel: (scope, { params }) => removeLabel(scope, params.id),
      people: (scope, { query }) => listPeople(scope, query.crisisId),
      giveRole: (scope, { body }) => giveRole(scope, body),
      endRole: (scope, { params }) => endRole(scope, params.id),
      tasks: (scope, { query }) => listTasks(scope, query.crisisId),
      addTask: (scope, { body }) => addTask(scope, body),
      updateTask: (scope, { params, body }) => updateTask(scope, params.id, body),
      task: (scope, { params }) => taskOfCrisis(scope, params.id),
      taskComments: (scope, { params }) => listComments(scope, params.id),
      addTaskComment: (scope, { body }) => addComment(scope, body),
      linkTask: (scope, { body }) => linkTask(scope, body),
      unlinkTask: (scope, { body }) => unlinkTask(scope, body.id),
      openedTask: scope => openTask(scope),
      sendTaskFile: (scope, { files }) => sendTaskFile(scope, files[0]),
      answerTask: (scope, { body }) => answerTask(scope, body),
      playbooks: scope => listPlaybooks(scope),
      savePlaybook: (scope, { body }) => savePlaybook(scope, body),
      removePlaybook: (scope, { params }) => removePlaybook(scope, params.id),
      applyPlaybook: (scope, { body }) => applyPlaybook(scope, body),
      clocks: (scope, { query }) => listClocks(scope, query.crisisId),
      actOnClock: (scope, { body }) => actOnClock(scope, body),
      lines: (scope, { body }) => listLines(scope, body),
      exportLines: exportingLines.start,
      addLine: (scope, { body }) => addLine(scope, body),
      facts: (scope, { query }) => listFacts(scope, query.crisisId),
      addFact: (scope, { body }) => addFact(scope, body),
      updateFact: (scope, { params, body }) => updateFact(scope, params.id, body),
      statements: (scope, { query }) => listStatements(scope, query.crisisId),
      addStatement: (scope, { body }) => addStatement(scope, body),
      saveStatement: (scope, { params, body }) => saveStatement(scope, params.id, body),
      statementVersions: (scope, { params }) => listVersions(scope, params.id),
      statementVersion: (scope, { params }) => getVersion(scope, params.id, params.number),
      statementComments: (scope, { params }) => listStatementComments(scope, params.id),
      addStatementComment: (scope, { body }) => addStatementComment(scope, body),
      sendStatement: (scope, { body }) => sendStatement(scope, body),
      approveStatement: (scope, { body }) => approveStatement(scope, body),
      sendBackStatement: (scope, { body }) => sendBackStatement(scope, body),
      inviteApprover: (scope, { body }) => inviteApprover(scope, body),
      endInvitation: (scope, { body }) => endInvitation(scope, body.id),
      openedStatement: (scope, { body }, { request }) => openStatement(scope, body.password, openerOf(request)),
      // Whether the link holds is looked up before any call by link.
      linkedStatementHolds: async () => null,
      decideStatement: (scope, { body }) => decideStatement(scope, body),
      publishStatement: (scope, { body }) => publishStatement(scope, body),
      statementFile: (scope, { params }, exchange) => sendStatementFile(scope, documents, params, exchange),
      statementQuotes: (scope, { params, query }) => quotesOf(scope, params.id, query),
      sendFile: (scope, { files }) => saveFile(scope, files[0] as ReceivedFile, null),
      files: (scope, { query }) => listFiles(scope, query.crisisId),
      attachFile: (scope, { body }) => attachFile(scope, body),
      removeFile: (scope, { params }) => removeFile(scope, params.id),
      openFile: (scope, { params }, exchange) => openFile(scope, params.id, exchange),
      reports: (scope, { query }) => listCrisisReports(scope, query.crisisId),
      makeReport: (scope, { body }) => makeCrisisReport(scope, body.crisisId),
      listLatent: (scope, { body }) => listLatent(scope, body),
      markLatent: (scope, { body }) => markLatent(scope, body),
      startLatent: (scope, { body }, { request }) => startLatent(scope, body, request.ip),
      share: (scope, { body }) => shareCrisis(scope, body),
      openShared: (scope, { body }, { request }) => openSharedCrisis(scope, body.password, openerOf(request)),
      openSharedCharts: (scope, { body }, { request }) => openSharedCharts(scope, body.password, openerOf(request)),
      // Whether the link holds is looked up before any call by link.
      sharedHolds: async () => null,
    },
    afterUndo: {
      updateCrisis: requireOpenAfterUndo,
      standing: requireOpenAfterUndo,
      giveRole: requireOpenAfterUndo,
      endRole: requireOpenAfterUndo,
      addTask: requireOpenAfterUndo,
      updateTask: requireOpenAfterUndo,
      deleteTrackRevokeByIds: requireOpenAfterUndo,
      applyPlaybook: requireOpenAfterUndo,
      addFact: requireOpenAfterUndo,
      updateFact: requireOpenAfterUndo,
      addStatement: requireOpenAfterUndo,
      saveStatement: requireOpenAfterUndo,
      attachFile: requireOpenAfterUndo,
      removeFile: requireOpenAfterUndo,
      addArtCrisis: async (scope, subject, undone) => {
        await requireOpenAfterUndo(scope, subject, undone)
        await tellUndone(scope, 'joinSet', undone)
      },
      removeArtCrisis: async (scope, subject, undone) => {
        await requireOpenAfterUndo(scope, subject, undone)
        await tellUndone(scope, 'leaveSet', undone)
      },
    },
  })
