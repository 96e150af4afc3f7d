import { Link } from 'react-router';
import { paths } from '#config/paths';
import { useSiteLight } from '../site/use-site-light.ts';

/** Shows whether readers see everything that was published. */
export function Lamp() {
	const { kind, text } = useSiteLight();
	return (
		<Link className="lamp" to={paths.admin.system} data-status={kind} data-tip={text}>
			<i className="dot" />
			<span className="txt">{text}</span>
		</Link>
	);
}
