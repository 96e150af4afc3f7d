import { inject } from 'vitest';
import { checkIn } from './check-in.ts';
import { openWebKit } from './engines/webkit.ts';

checkIn('WebKit', () => openWebKit(inject('engines').webkit));
