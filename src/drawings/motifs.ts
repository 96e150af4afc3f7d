import type { Motif } from './motif.ts';
import type { MotifName } from './motif-names.ts';
import { buildings } from './motifs/buildings.ts';
import { indoors } from './motifs/indoors.ts';
import { outdoors } from './motifs/outdoors.ts';
import { things } from './motifs/things.ts';

export const motifs: Record<MotifName, Motif> = {
	...buildings,
	...indoors,
	...outdoors,
	...things,
};
