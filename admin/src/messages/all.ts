import { messages as first } from '../messages.ts';
import { audit, profile, secondFactor } from './account.ts';
import { bin } from './bin.ts';
import { form } from './form.ts';
import { help } from './help.ts';
import { pictures } from './pictures.ts';

import { rail } from './rail.ts';
import { system } from './system.ts';
import { topics } from './topics.ts';
import { conflict, history } from './versions.ts';
import { writing } from './writing.ts';

/** All texts of the desk, for the screens that load after the list. */
export const messages = {
	...first,
	help,
	form,
	conflict,
	history,
	pictures,
	rail,
	bin,
	system,
	audit,
	profile,
	secondFactor,
	writing,
	topics,
} as const;
