import type { DeskApi } from '../support/desk-api.ts';
import type { Visit } from './visit.ts';

/** What every check of an engine shares: one session, one site, and the desk's calls. */
export interface Kept {
	visit: Visit;
	/** The same browser before the editor's page, which has no site. */
	editorPage: Visit;
	desk: DeskApi;
}
