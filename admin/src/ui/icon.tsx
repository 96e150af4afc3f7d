import { type IconName, iconPaths } from './icon-paths.ts';

export const Drawing = ({ paths }: { paths: string }) => (
	<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
		{paths.split('|').map((d) => (
			<path key={d} d={d} />
		))}
	</svg>
);

export const Icon = ({ name }: { name: IconName }) => <Drawing paths={iconPaths[name]} />;
