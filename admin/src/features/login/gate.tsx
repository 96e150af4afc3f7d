import type { ReactNode } from 'react';
import { site } from '#config/site';
import { messages } from '../../messages.ts';
import { Mark } from '../../ui/mark.tsx';
import { NightScene } from './night-scene.tsx';

/** The layout of the pages before signing in: the scene on one side, a box on the other. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
	return (
		<main className="gate">
			<title>{`${title} — ${messages.appTitle} — ${site.name}`}</title>
			<div className="night" aria-hidden="true">
				<NightScene />
			</div>
			<div className="form">{children}</div>
		</main>
	);
}

export function GateHead({ title }: { title: string }) {
	return (
		<>
			<p className="brand">
				<Mark /> {site.name}
			</p>
			<h1>{title}</h1>
		</>
	);
}
